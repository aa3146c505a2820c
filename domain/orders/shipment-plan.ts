import type { Cents } from '#domain/shared/money.ts';

/** How a shipment reaches the shopper. */
export const SHIPMENT_KINDS = ['PARCEL', 'PICKUP', 'EMAIL'] as const;
export type ShipmentKind = (typeof SHIPMENT_KINDS)[number];

/** A row of an order, as far as shipping it goes. Amounts are what the whole row costs, tax apart. */
export type LineToShip = {
  readonly lineId: string;
  readonly qty: number;
  readonly finalCents: Cents;
  readonly taxCents: Cents;
  /** A row that this one belongs to, such as the chair of a plan: they go together. */
  readonly parentLineId: string | undefined;
  readonly isPhysical: boolean;
  /** No gift or prepaid card may pay for it. */
  readonly isMainOnly: boolean;
  /** Where it is fetched; undefined for what is brought. */
  readonly storeNumber: string | undefined;
  /** The day by which it is promised (YYYY-MM-DD); rows of one day travel together. */
  readonly promisedFor: string | undefined;
  /** Of what goes by e-mail: the day on which it is to be sent (YYYY-MM-DD); undefined for at once. */
  readonly sendOn?: string | undefined;
};

export type PlannedShipment = {
  readonly kind: ShipmentKind;
  readonly storeNumber: string | undefined;
  /** The day on which all of it is there. */
  readonly promisedFor: string | undefined;
  readonly lines: readonly LineToShip[];
  /** The rows with their tax; the fees of the order are not in it. */
  readonly goodsCents: Cents;
  /** Of the goods: what no gift or prepaid card may pay. */
  readonly mainOnlyCents: Cents;
};

/**
 * The shipments of an order: a parcel for each promised day, one pickup for each store, and of what is neither carried nor fetched one e-mail for
 * each day on which it is to be sent. Every row is in exactly one.
 */
export function planShipments(lines: readonly LineToShip[]): PlannedShipment[] {
  const byId = new Map(lines.map((line) => [line.lineId, line]));
  const groups = new Map<string, LineToShip[]>();
  for (const line of lines) {
    const key = keyOf(carrierOf(line, byId));
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((group) => shipmentOf(group, byId));
}

/** The row that decides how this one travels: what is no thing itself goes with the thing that it is for. */
function carrierOf(line: LineToShip, byId: ReadonlyMap<string, LineToShip>): LineToShip {
  const parent = line.parentLineId === undefined ? undefined : byId.get(line.parentLineId);
  return !line.isPhysical && parent !== undefined ? parent : line;
}

function kindOf(carrier: LineToShip): ShipmentKind {
  if (!carrier.isPhysical) return 'EMAIL';
  return carrier.storeNumber === undefined ? 'PARCEL' : 'PICKUP';
}

function keyOf(carrier: LineToShip): string {
  const kind = kindOf(carrier);
  if (kind === 'EMAIL') return `${kind} ${carrier.sendOn ?? ''}`;
  return kind === 'PICKUP' ? `${kind} ${carrier.storeNumber}` : `${kind} ${carrier.promisedFor ?? ''}`;
}

function shipmentOf(lines: readonly LineToShip[], byId: ReadonlyMap<string, LineToShip>): PlannedShipment {
  const carriers = lines.map((line) => carrierOf(line, byId));
  const [carrier] = carriers;
  const kind = carrier === undefined ? 'EMAIL' : kindOf(carrier);
  const days = carriers.flatMap(({ promisedFor }) => promisedFor ?? []).toSorted();
  return {
    kind,
    storeNumber: kind === 'PICKUP' ? carrier?.storeNumber : undefined,
    promisedFor: kind === 'EMAIL' ? carrier?.sendOn : days.at(-1),
    lines,
    goodsCents: costOf(lines),
    mainOnlyCents: costOf(lines.filter((line) => line.isMainOnly)),
  };
}

/** What rows cost with their tax. */
function costOf(lines: readonly LineToShip[]): Cents {
  return lines.reduce((sum, line) => sum + line.finalCents + line.taxCents, 0);
}
