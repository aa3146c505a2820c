import { Form } from 'react-router';
import type { VisitRecord } from '#contracts/page.ts';
import { PATHS } from '#app/shell/site-paths.ts';

type Acting = NonNullable<NonNullable<VisitRecord['user']>['acting']>;

/** Above every page while somebody of customer service acts for a customer: nobody forgets whose cart it is. */
export function ActingBar({ acting: { representative, customer } }: { acting: Acting }) {
  return (
    <aside className="acting-bar not-printed" aria-label="Acting for a customer">
      <div className="page">
        <p>
          <span>{representative}</span>, you are acting for <strong>{customer}</strong>. What you change is logged under your name.
        </p>
        <Form method="post" action={PATHS.stopActing} reloadDocument>
          <button type="submit">Stop</button>
        </Form>
      </div>
    </aside>
  );
}
