import { Link } from 'react-router';
import type { Round } from '#contracts/rounds/rounds.ts';
import { orderPath } from '#app/shell/account-paths.ts';
import { RoundPapers } from './round-papers.tsx';

/** What was ordered with a round, and the papers to hand it out by, which there are once it is placed. */
export function RoundOrders({ orders }: Pick<Round, 'orders'>) {
  return (
    <section aria-labelledby="orders" className="card mb-6">
      <h2 id="orders" className="mb-2 text-lg">
        {orders.length === 1 ? 'Its order' : 'Its orders'}
      </h2>
      <ul>
        {orders.map(({ orderNumber, isWaiting }) => (
          <li key={orderNumber} className="mb-2">
            <Link className="link inline-flex min-h-11 items-center font-semibold" to={orderPath(orderNumber)}>
              Order <span className="figures ml-1">{orderNumber}</span>
            </Link>
            {isWaiting ? <span className="text-ink-soft"> · Waiting for approval</span> : null}
            <RoundPapers orderNumber={orderNumber} />
          </li>
        ))}
      </ul>
    </section>
  );
}
