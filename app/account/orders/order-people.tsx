import type { z } from 'zod';
import type { getOrderPeople } from '#contracts/rounds/order-people.ts';
import { roundPaperPath } from '#domain/rounds/round-papers.ts';
import { PdfLink } from './paper-links.tsx';

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
      <div className="mt-3 flex flex-wrap gap-3">
        <PdfLink href={roundPaperPath('LABELS', orderNumber)} text="Name labels (PDF)" />
        <PdfLink href={roundPaperPath('WHO_GETS_WHAT', orderNumber)} text="Who gets what (PDF)" />
        <PdfLink href={roundPaperPath('PACKING_LIST', orderNumber)} text="Packing list (PDF)" />
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        Print the labels at 100% (“Actual size”) on sheets of 30 such as Avery 5160, or on plain paper to cut apart.
      </p>
    </section>
  );
}
