import { Link } from 'react-router';
import type { ProductDetails } from '#contracts/catalog.ts';
import { formatDollars, formatPrice } from '#domain/catalog/price-text.ts';
import { CONSUMER_PRICING } from '#domain/pricing/pricing-config.ts';

/** A membership with what it gives, line by line. */
export type MembershipChoice = {
  readonly itemId: string;
  readonly title: string;
  /** What tells it from the others, where all are memberships: 'Premium'. */
  readonly shortName: string;
  readonly url: string;
  readonly price: string;
  /** By what shipping alone it costs no more than it spares: so many orders a year. */
  readonly evenAfter: string;
  readonly lines: Readonly<Record<string, string>>;
};

/** The lines by which one chooses, in their order, and what holds for who has no membership. */
const LINES: readonly (readonly [label: string, without: string])[] = [
  ['Member prices', 'No'],
  ['Shipping', `${formatPrice(CONSUMER_PRICING.shipFeeCents)}, free from ${formatPrice(CONSUMER_PRICING.freeShippingThresholdCents)}`],
  ['Customer care', 'Customer service'],
  ['Pays off for', 'Who orders now and then'],
  ['Term', '–'],
  ['Renewal', '–'],
];

export function membershipChoice({
  itemId,
  title,
  brand,
  url,
  priceValue,
  specifications,
}: Pick<ProductDetails, 'itemId' | 'title' | 'brand' | 'url' | 'priceValue' | 'specifications'>): MembershipChoice {
  return {
    itemId,
    title,
    shortName: shortNameOf(title, brand),
    url,
    price: priceValue === null ? '–' : formatDollars(priceValue),
    evenAfter: priceValue === null ? '–' : evenAfter(Math.round(priceValue * 100)),
    lines: Object.fromEntries(specifications.filter(([label]) => LINES.some(([one]) => one === label))),
  };
}

/** 'Foolscap Premium Membership, 1 Year' is 'Premium'; a name that says nothing else stays as it is. */
function shortNameOf(title: string, brand: string): string {
  const name = title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title;
  const at = name.indexOf(' Membership');
  return at > 0 ? name.slice(0, at) : name;
}

/** 49.00 is 5 times the 9.95 for an order below the minimum. */
function evenAfter(priceCents: number): string {
  const orders = Math.ceil(priceCents / CONSUMER_PRICING.shipFeeCents);
  return `${orders} small ${orders === 1 ? 'order' : 'orders'}`;
}

const SMALL_ORDER = `A small order is one below ${formatPrice(CONSUMER_PRICING.freeShippingThresholdCents)}: without a membership its shipping is ${formatPrice(CONSUMER_PRICING.shipFeeCents)}. Member prices come on top.`;

/** What each membership gives and costs, beside none. Nothing where there is nothing to choose. */
export function MembershipTable({ itemId, choices }: { itemId: string; choices: readonly MembershipChoice[] }) {
  if (choices.length === 0) return null;
  return (
    <section id="memberships">
      <h2 className="mb-3">Compare memberships</h2>
      <div className="overflow-x-auto" role="region" aria-label="Compare memberships" tabIndex={0}>
        <table className="membership-table">
          <thead>
            <tr>
              <td />
              {choices.map((choice) => (
                <th key={choice.itemId} scope="col" aria-current={choice.itemId === itemId ? 'true' : undefined}>
                  {choice.itemId === itemId ? (
                    <>
                      {choice.shortName}
                      <small>This one</small>
                    </>
                  ) : (
                    <Link className="link" to={choice.url} aria-label={choice.title}>
                      {choice.shortName}
                    </Link>
                  )}
                </th>
              ))}
              <th scope="col">No membership</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Price</th>
              {choices.map((choice) => (
                <td key={choice.itemId} className="figures font-semibold">
                  {choice.price}
                </td>
              ))}
              <td>Free</td>
            </tr>
            <tr>
              <th scope="row">Pays for itself after</th>
              {choices.map((choice) => (
                <td key={choice.itemId}>{choice.evenAfter}</td>
              ))}
              <td>–</td>
            </tr>
            {LINES.map(([label, without]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {choices.map((choice) => (
                  <td key={choice.itemId}>{choice.lines[label] ?? '–'}</td>
                ))}
                <td>{without}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{SMALL_ORDER}</p>
    </section>
  );
}
