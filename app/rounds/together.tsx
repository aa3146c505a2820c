import { Form, Link } from 'react-router';
import type { z } from 'zod';
import type { getTogether } from '#contracts/rounds/together.ts';
import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { Button } from '#app/ui/button.tsx';
import { Done } from '#app/ui/notice.tsx';
import { ASK_PATH, roundPath } from './round-paths.ts';

type TogetherProps = {
  together: z.output<(typeof getTogether)['answer']>;
  /** Who was asked just now. */
  asked: string | undefined;
};

/** What belongs together with a cart: colleagues who order to the same place, and for whom rows are. */
export function Together({ together: { hint, people }, asked }: TogetherProps) {
  if (hint === null && people.length === 0 && asked === undefined) return null;
  return (
    <section aria-labelledby="together" className="page pb-6">
      <h2 id="together" className="mb-3 text-lg">
        Ordering together
      </h2>
      <Done>{asked}</Done>
      {hint !== null && (
        <div className="card mb-4">
          <p className="mb-3">
            {isShownAmount(hint.saving) ? hint.text : 'Colleagues are ordering to the same address. Together you’d save a fee.'}
          </p>
          <ul>
            {hint.rounds.map((round) => (
              <li key={round.roundId} className="mb-2">
                <Link className="link inline-flex min-h-11 items-center" to={roundPath(round.roundId)}>
                  Add to “{round.title}”
                </Link>{' '}
                <span className="text-sm text-ink-soft">
                  {round.coordinator} orders · closes {round.closesText}
                </span>
              </li>
            ))}
            {hint.orders.map(({ orderNumber, name }) => (
              <li key={orderNumber} className="mb-2">
                <Form method="post" action={ASK_PATH} className="flex flex-wrap items-center gap-3">
                  <input type="hidden" name="orderNumber" value={orderNumber} />
                  <Button look="secondary" size="small">
                    Ask {name} to order together
                  </Button>
                  <span className="text-sm text-ink-soft">
                    Order <span className="figures">{orderNumber}</span>
                  </span>
                </Form>
              </li>
            ))}
          </ul>
        </div>
      )}
      {people.length > 0 && (
        <ul className="card">
          {people.map((row) => (
            <li key={row.itemId} className="mb-2 wrap-anywhere">
              <span className="font-semibold">{row.name}</span>
              {': '}
              {row.people.map(({ name, qty }) => `${qty} for ${name}`).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
