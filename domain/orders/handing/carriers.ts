/** Who carries parcels, and where anybody can see how far one is. `{number}` stands for its number. */
interface Carrier {
  readonly name: string;
  /** What its numbers look like. */
  readonly numbers: RegExp;
  /** An address of its own, or a path at the sandbox. */
  readonly tracking: string;
}

/** The demo's own first: nobody carries its parcels. The others as each carrier publishes it. */
const CARRIERS: readonly Carrier[] = [
  { name: 'Sandbox Parcel', numbers: /^FS\d{10}US$/, tracking: '/track/{number}' },
  { name: 'UPS', numbers: /^1Z[0-9A-Z]{16}$/, tracking: 'https://www.ups.com/track?tracknum={number}' },
  { name: 'USPS', numbers: /^9\d{21}$/, tracking: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  { name: 'FedEx', numbers: /^(?:\d{12}|\d{15})$/, tracking: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
];

/** A parcel's number with who carries it, and where it is seen how far it is. */
export interface Tracking {
  readonly carrier: string;
  readonly url: string;
}

/**
 * Who carries the parcel of a number; undefined where its number is of none that we know.
 *
 * @param sandboxUrl where the sandbox is: it has the page of the demo's own carrier.
 */
export function trackingOf(number: string, sandboxUrl: string): Tracking | undefined {
  const carrier = CARRIERS.find(({ numbers }) => numbers.test(number));
  if (carrier === undefined) return undefined;
  const address = carrier.tracking.replace('{number}', encodeURIComponent(number));
  return { carrier: carrier.name, url: address.startsWith('/') ? `${sandboxUrl}${address}` : address };
}
