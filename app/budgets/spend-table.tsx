import { Link } from 'react-router';
import { sharesOf } from '#domain/accounts/budgets/split.ts';
import { signedDollars } from './budget-words.ts';

export type SpendRow = {
  readonly key: string;
  readonly name: string;
  readonly amount: number;
  /** Where its orders are. */ readonly href?: string;
};

/** So many stand there at first; who wants to see the others opens them. */
const FIRST = 8;

const inCents = (dollars: number) => Math.round(dollars * 100);

type TableProps = { caption: string; head: string; rows: readonly SpendRow[]; total: number };
type SharedRow = SpendRow & { readonly share: number | undefined };
type RowsProps = Omit<TableProps, 'rows' | 'total'> & { rows: readonly SharedRow[] };

/** Sums with their part of the whole, and a bar that is as long: each leads to its orders. @param isWhole all of them stand there at once */
export function SpendTable({ caption, head, rows: sums, total, isWhole = false }: TableProps & { isWhole?: boolean }) {
  const tenths = sharesOf(
    sums.map(({ amount }) => inCents(amount)),
    inCents(total),
  );
  const rows = sums.map((row, at): SharedRow => {
    const share = tenths?.[at] ?? (total > 0 ? Math.round((row.amount / total) * 1000) : undefined);
    return { ...row, share: share === undefined ? undefined : share / 10 };
  });
  const isLong = !isWhole && rows.length > FIRST + 2;
  return (
    <>
      <Rows caption={caption} head={head} rows={isLong ? rows.slice(0, FIRST) : rows} />
      {isLong && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{rows.length - FIRST} more</summary>
          <Rows caption={`${caption}, more`} head={head} rows={rows.slice(FIRST)} />
        </details>
      )}
    </>
  );
}

function Rows({ caption, head, rows }: RowsProps) {
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
        {rows.map(({ key, name, amount, href, share }) => (
          <tr key={key}>
            <th scope="row">
              {href === undefined ? (
                <span className="inline-flex min-h-11 items-center">{name}</span>
              ) : (
                <Link className="link inline-flex min-h-11 items-center" to={href}>
                  {name}
                  <span className="hearable">: see orders</span>
                </Link>
              )}
            </th>
            <td className="figures">{signedDollars(amount)}</td>
            <td className="figures text-ink-soft">{share === undefined ? '–' : `${share.toFixed(1)}%`}</td>
            <td className="spend-bar" aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
                <rect width={Math.min(100, Math.max(0, share ?? 0))} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
