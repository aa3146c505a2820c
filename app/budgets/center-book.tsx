import { Link } from 'react-router';
import type { z } from 'zod';
import type { getBudgetBook } from '#contracts/account/budget-centers.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { orderPath } from '#app/shell/account-paths.ts';
import { ENTRY_SIGNS, ENTRY_WORDS, periodText, signedDollars } from './budget-words.ts';

type Told = z.output<(typeof getBudgetBook)['answer']>;
/** `at`: as it is read. */
type Entry = Told['entries'][number];
type Period = Told['periods'][number];

/** The book of a budget center, line by line, the latest first. */
export function Book({ entries }: { entries: readonly Entry[] }) {
  return (
    <table className="budget-table">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Who</th>
          <th scope="col" className="budget-number">
            Amount
          </th>
          <th scope="col" className="budget-number">
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, at) => (
          <tr key={at}>
            <td className="figures" data-label="When">
              {entry.at}
            </td>
            <td data-label="What">
              <span>
                {ENTRY_WORDS[entry.kind]}
                {entry.orderNumber !== null && <OrderNumber orderNumber={entry.orderNumber} isOwn={entry.isOwnOrder} />}
                {entry.note !== null && <span className="block text-sm text-ink-soft">{entry.note}</span>}
                {entry.period > 0 && <span className="block text-sm text-ink-soft">In an earlier period</span>}
              </span>
            </td>
            <td data-label="Who">{entry.person}</td>
            <td className="budget-number" data-label="Amount">
              {entryAmount(entry)}
            </td>
            <td className="budget-number" data-label="Balance">
              {signedDollars(entry.balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OrderNumber({ orderNumber, isOwn }: { orderNumber: string; isOwn: boolean }) {
  return (
    <>
      {' '}
      {isOwn ? (
        <Link className="link" to={orderPath(orderNumber)}>
          {orderNumber}
        </Link>
      ) : (
        orderNumber
      )}
    </>
  );
}

function entryAmount({ kind, amount }: Entry): string {
  const signed = ENTRY_SIGNS[kind] * amount;
  return signed > 0 ? `+${formatDollars(signed)}` : signedDollars(signed);
}

/** Its periods that have ended. */
export function PastPeriods({ periods }: { periods: readonly Period[] }) {
  return (
    <>
      <h2 className="mt-8 mb-2">Earlier periods</h2>
      <table className="budget-table">
        <thead>
          <tr>
            <th scope="col">Period</th>
            <th scope="col" className="budget-number">
              Budget
            </th>
            <th scope="col" className="budget-number">
              Spent
            </th>
            <th scope="col" className="budget-number">
              On hold
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.endsOn}>
              <th scope="row">{periodText(period)}</th>
              <td className="budget-number" data-label="Budget">
                {formatDollars(period.limit)}
              </td>
              <td className="budget-number" data-label="Spent">
                {signedDollars(period.spent)}
              </td>
              <td className="budget-number" data-label="On hold">
                {formatDollars(period.held)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
