import { Link } from 'react-router';
import { signedDollars } from './budget-words.ts';

export type SpendRow = { readonly key: string; readonly name: string; readonly amount: number; readonly href: string };

/** So many stand there at first; who wants to see the others opens them. */
const FIRST = 8;

type RowsProps = { caption: string; head: string; rows: readonly SpendRow[]; total: number };

/** Sums with a bar each, the longest for the most: each leads to its orders. @param isWhole all of them stand there at once */
export function SpendTable({ caption, head, rows, total, isWhole = false }: RowsProps & { isWhole?: boolean }) {
  const most = Math.max(...rows.map(({ amount }) => amount), 0);
  const isLong = !isWhole && rows.length > FIRST + 2;
  return (
    <>
      <Rows caption={caption} head={head} rows={isLong ? rows.slice(0, FIRST) : rows} total={total} most={most} />
      {isLong && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{rows.length - FIRST} more</summary>
          <Rows caption={`${caption}, more`} head={head} rows={rows.slice(FIRST)} total={total} most={most} />
        </details>
      )}
    </>
  );
}

function Rows({ caption, head, rows, total, most }: RowsProps & { most: number }) {
  return (
    <table className="spend-table">
      <caption className="hearable">{caption}</caption>
      <thead className="hearable">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Spent</th>
          <th scope="col">Share</th>
          <td />
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
            <td className="figures">{signedDollars(amount)}</td>
            <td className="figures text-ink-soft">{total > 0 ? `${((amount / total) * 100).toFixed(1)}%` : '–'}</td>
            <td className="spend-bar" aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
                <rect width={most === 0 ? 0 : Math.max(0, (amount / most) * 100)} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
