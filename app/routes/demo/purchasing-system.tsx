import { data, Form } from 'react-router';
import { requireDemo } from '#app/api/demo-only.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/purchasing-system.ts';

/** Stands for a purchasing system that gets a cart back: it shows what it was sent, and can open the cart again. */
export function loader({ context }: Route.LoaderArgs) {
  requireDemo(servicesOf(context));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  requireDemo(servicesOf(context));
  const form = await request.formData();
  return data([...form].map(([name]) => ({ name, value: textIn(form, name) })));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'A purchasing system of the demo', isUnlisted: true });

const OPENS = [
  ['EDIT', 'Open this cart to change it'],
  ['INSPECT', 'Open this cart to look at it'],
] as const;

export default function PurchasingSystem({ actionData: received }: Route.ComponentProps) {
  const valueOf = (name: string) => received?.find((field) => field.name === name)?.value ?? '';
  return (
    <div className="page page-narrow flex flex-col gap-5 py-8">
      <h1>Ledgerline Purchasing</h1>
      {received === undefined ? (
        <p>This page stands for a purchasing system. Carts that are returned to it show up here.</p>
      ) : (
        <>
          <p role="status">
            {valueOf('status') === 'RETURNED'
              ? 'A cart has come back. Nothing has been ordered yet.'
              : 'The buyer has come back without a cart.'}
          </p>
          <dl className="card flex flex-col gap-3">
            {received.map(({ name, value }) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd className="break-words">{value === '' ? '(empty)' : value}</dd>
              </div>
            ))}
          </dl>
          {valueOf('cartId') !== '' &&
            OPENS.map(([operation, label]) => (
              <Form key={operation} method="post" action="/dev/ways-in">
                <input type="hidden" name="partnerId" value="ledgerline" />
                <input type="hidden" name="person" value={valueOf('buyerCookie')} />
                <input type="hidden" name="operation" value={operation} />
                <input type="hidden" name="cart" value={valueOf('cartId')} />
                <Button look="secondary">{label}</Button>
              </Form>
            ))}
        </>
      )}
      <p>
        <a className="link" href="/dev/ways-in">
          All partners of the demo
        </a>
      </p>
    </div>
  );
}
