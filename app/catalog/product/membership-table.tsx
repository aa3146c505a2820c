import { Link } from 'react-router';
import type { ComparedProduct } from '#contracts/catalog.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';

/** A membership with what it gives, line by line. */
export type MembershipChoice = {
  readonly itemId: string;
  readonly title: string;
  readonly url: string;
  readonly price: string;
  readonly lines: Readonly<Record<string, string>>;
};

/** The lines by which one chooses, in their order, and what holds for who has no membership. */
const LINES: readonly (readonly [label: string, without: string])[] = [
  ['Member prices', 'No'],
  ['Shipping', 'Free above a minimum order, else a fee'],
  ['Service', 'Customer service'],
  ['Pays off for', 'Who orders now and then'],
  ['Term', '–'],
  ['Renewal', '–'],
];

export function membershipChoice({ itemId, title, url, priceValue, specifications }: ComparedProduct): MembershipChoice {
  return {
    itemId,
    title,
    url,
    price: priceValue === null ? '–' : formatDollars(priceValue),
    lines: Object.fromEntries(specifications.filter(([label]) => LINES.some(([one]) => one === label))),
  };
}

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
              <th scope="col">Without</th>
              {choices.map((choice) => (
                <th key={choice.itemId} scope="col">
                  {choice.itemId === itemId ? (
                    choice.title
                  ) : (
                    <Link className="link" to={choice.url}>
                      {choice.title}
                    </Link>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Price</th>
              <td>Free</td>
              {choices.map((choice) => (
                <td key={choice.itemId} className="figures font-semibold">
                  {choice.price}
                </td>
              ))}
            </tr>
            {LINES.map(([label, without]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{without}</td>
                {choices.map((choice) => (
                  <td key={choice.itemId}>{choice.lines[label] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
