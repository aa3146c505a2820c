import { isStockCounted } from '#domain/cart/offer.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';

/** How a service belongs to what it is bought with: a plan protects it, fitters put it together, a technician sets it up. */
export const SERVICE_RELATIONS = ['WARRANTY', 'ASSEMBLY', 'TECHHELP'] as const;
export type ServiceRelation = (typeof SERVICE_RELATIONS)[number];

export type OfferedService = { readonly itemId: string; readonly type: ServiceRelation };

/** The plans and services that may be bought with an item, plans first; whether they can be had is another question. (C §5) */
export function offeredServices(facts: ItemFacts): OfferedService[] {
  const ids: Record<ServiceRelation, readonly string[] | undefined> = {
    WARRANTY: facts.warrantyItemIds,
    ASSEMBLY: facts.assemblyItemIds,
    TECHHELP: facts.techHelpItemIds,
  };
  return SERVICE_RELATIONS.flatMap((type) => (ids[type] ?? []).map((itemId) => ({ itemId, type })));
}

/**
 * Whether one can be had at all: of what is counted there has to be one; of what is not, no record says that there are none.
 *
 * @param available units at the fulfilment centre; undefined without a record.
 */
export function isServiceAvailable(facts: ItemFacts, available: number | undefined): boolean {
  return isStockCounted(facts) ? (available ?? 0) > 0 : available === undefined || available > 0;
}
