import type { ItemFacts } from '../catalog/item-facts.ts';
import type { CartLine, FurnitureService } from './cart-line.ts';

/** Whether pieces of a row may be put together at these levels: the item is furniture with such a service, and there are as many pieces. */
export function isServicePossible(facts: ItemFacts, service: FurnitureService, rowQty: number): boolean {
  const pieces = service.BASC + service.CUST;
  return pieces === 0 || (facts.furnitureRates !== undefined && pieces <= rowQty);
}

/** What is known of a row when it is decided who puts its pieces together. */
export interface AssemblySituation {
  readonly isBusiness: boolean;
  /** The item has the service with its levels. */
  readonly hasLevels: boolean;
  /** How many pieces a level is chosen for. */
  readonly piecesAtLevels: number;
  /** An assembly that is bought like an item goes along with the row. */
  readonly hasAssemblyItem: boolean;
}

/**
 * Which of the two assemblies a row is offered, so that no piece is offered both, at two prices: the levels to organisations, the
 * item to everybody else; what was chosen already stays the one.
 */
export function assemblyOffered({ isBusiness, hasLevels, piecesAtLevels, hasAssemblyItem }: AssemblySituation): 'LEVELS' | 'ITEM' {
  if (piecesAtLevels > 0) return 'LEVELS';
  return isBusiness && hasLevels && !hasAssemblyItem ? 'LEVELS' : 'ITEM';
}

/** A row with the service set; a service for no piece leaves none. */
export function withService(line: CartLine, service: FurnitureService): CartLine {
  const { furniture: _, ...details } = line.details;
  const isNone = service.BASC + service.CUST === 0;
  return { ...line, details: isNone ? details : { ...details, furniture: service } };
}

/** A row whose pieces have become fewer keeps the service for as many as there are: the custom ones go first, since they are not quoted yet. */
export function fittedService(line: CartLine): CartLine {
  const { furniture } = line.details;
  if (furniture === undefined || furniture.BASC + furniture.CUST <= line.qty) return line;
  const BASC = Math.min(furniture.BASC, line.qty);
  return withService(line, { BASC, CUST: Math.min(furniture.CUST, line.qty - BASC) });
}
