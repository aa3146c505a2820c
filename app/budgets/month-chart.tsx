import { Link } from 'react-router';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { shortMonthText, signedDollars } from './budget-words.ts';

const HEIGHT = 160;
const STEP = 48;
const BAR = 30;
const LABEL = 22;

export type MonthSum = { readonly key: string; readonly amount: number; readonly href: string };

/** What each month has spent, as columns that lead to its orders. The same stands in a table beside it. */
export function MonthChart({ months }: { months: readonly MonthSum[] }) {
  const most = Math.max(...months.map(({ amount }) => amount), 0);
  const width = months.length * STEP;
  // Of many months every third is named.
  const every = months.length > 14 ? 3 : 1;
  return (
    <svg className="spend-months" viewBox={`0 0 ${width} ${HEIGHT + LABEL + 14}`} role="group" aria-label="Spending by month">
      <line x1="0" x2={width} y1={HEIGHT + 14} y2={HEIGHT + 14} />
      {months.map(({ key, amount, href }, at) => {
        const height = most === 0 ? 0 : Math.round((Math.max(0, amount) / most) * HEIGHT);
        const x = at * STEP + (STEP - BAR) / 2;
        return (
          <g key={key}>
            {height > 0 && (
              <Link className="spend-month" to={href} aria-label={`${shortMonthText(key)}: ${signedDollars(amount)}, see orders`}>
                <title>{`${shortMonthText(key)}: ${signedDollars(amount)}`}</title>
                <rect x={x} y={HEIGHT + 14 - height} width={BAR} height={height} rx="3" />
              </Link>
            )}
            {amount > 0 && (every === 1 || amount === most) && (
              <text className={amount === most ? undefined : 'spend-label'} x={x + BAR / 2} y={HEIGHT + 8 - height} aria-hidden="true">
                {formatDollars(Math.round(amount)).replace(/\.00$/, '')}
              </text>
            )}
            {at % every === 0 && (
              <text className={at % 3 === 0 ? undefined : 'spend-label'} x={x + BAR / 2} y={HEIGHT + 14 + LABEL - 4} aria-hidden="true">
                {shortMonthText(key).replace(/ 20(\d\d)$/, ' ’$1')}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
