import type { z } from 'zod';
import type { getOrderPeople } from '#contracts/rounds/order-people.ts';
import { RoundPapers } from '#app/rounds/round-papers.tsx';

export type SharedLines = z.output<(typeof getOrderPeople)['answer']>['lines'];

/** Who gets what of an order that an office round is in, and the papers to hand it out by. */
export function OrderPeople({ orderNumber, lines }: { orderNumber: string; lines: SharedLines }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="people-title" className="mt-6">
      <h2 id="people-title" className="mb-3">
        Who gets what
      </h2>
      <ul className="card">
        {lines.map(({ cartItemId, name, people, rest }) => (
          <li key={cartItemId} className="mb-3 wrap-anywhere">
            <p className="font-semibold">{name}</p>
            <ul>
              {people.map((one, at) => (
                <li key={`${at} ${one.name}`}>
                  <span className="figures">{one.qty}</span> for {one.name}
                  {one.note !== '' && <span className="text-ink-soft"> · {one.note}</span>}
                </li>
              ))}
              {rest > 0 && (
                <li>
                  <span className="figures">{rest}</span> for nobody in particular
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <RoundPapers orderNumber={orderNumber} />
      </div>
    </section>
  );
}
