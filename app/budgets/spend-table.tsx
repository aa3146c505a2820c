import { Link } from 'react-router';
import { signedDollars } from './budget-words.ts';

export type SpendRow = { readonly key: string; readonly name: string; readonly amount: number; readonly href: string };

/** Sums with a bar each, the longest for the most: each leads to its orders. */
export function SpendTable({ caption, head, rows, total }: { caption: string; head: string; rows: readonly SpendRow[]; total: number }) {
  const most = Math.max(...rows.map(({ amount }) => amount), 0);
  return (
    <table className="budget-table">
      <caption className="hearable">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className="spend-bar" aria-hidden="true" />
          <th scope="col" className="budget-number">
            Spent
          </th>
          <th scope="col" className="budget-number">
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, amount, href }) => (
          <tr key={key}>
            <th scope="row">
              <Link className="link inline-flex min-h-11 items-center" to={href}>
                {name}
                <span className="hearable">: see orders</span>
              </Link>
            </th>
            <td className="spend-bar" aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
                <rect width={most === 0 ? 0 : Math.max(0, (amount / most) * 100)} height="10" rx="1" />
              </svg>
            </td>
            <td className="budget-number" data-label="Spent">
              {signedDollars(amount)}
            </td>
            <td className="budget-number" data-label="Share">
              {total > 0 ? `${((amount / total) * 100).toFixed(1)}%` : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
