import { useEffect } from 'react';
import { Form } from 'react-router';
import type { VisitRecord } from '#contracts/page.ts';
import type { PageData } from '#app/shell/page-data.ts';
import { PATHS } from '#app/shell/site-paths.ts';

type Acting = NonNullable<NonNullable<VisitRecord['user']>['acting']>;

/** Above every page while somebody of customer service acts for a customer: nobody forgets whose cart it is. */
export function ActingBar({ acting: { representative, customer }, visit }: { acting: Acting; visit: PageData['visit'] }) {
  // What a page that many get has of its visitor is read once it is there.
  useEffect(() => void import('./acting-guard.ts').then(({ guardForms }) => guardForms(visit)), [visit]);
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
