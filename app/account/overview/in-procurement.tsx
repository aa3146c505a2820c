import { RETURN_PATH } from '#domain/procurement/procurement-paths.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';

/** What such a session is for, as its pages say it. */
const IN_PROCUREMENT =
  'Fill your cart here and send it back. Your purchasing system takes care of ordering, approval and payment, so your orders, lists and other account pages aren’t available in this session.';

/** What a purchasing system's session is for, and the way on. */
export function InProcurement() {
  return (
    <section className="card mt-4" aria-labelledby="in-procurement">
      <h2 id="in-procurement" className="text-lg">
        You’re shopping for your purchasing system
      </h2>
      <p className="mt-2 mb-3">{IN_PROCUREMENT}</p>
      <WaysOn />
    </section>
  );
}

/** Where such a session leads. */
export function WaysOn() {
  return (
    <p className="flex flex-wrap gap-3">
      <LinkButton to={cartPath('SBA')} look="secondary">
        Go to your cart
      </LinkButton>
      <LinkButton to={RETURN_PATH} look="secondary">
        Go back to your purchasing system
      </LinkButton>
    </p>
  );
}
