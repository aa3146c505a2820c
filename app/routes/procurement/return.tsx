import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { readProcurement } from '#contracts/session/procurement.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { HANDOVER_PATH } from '#domain/procurement/procurement-paths.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/return.ts';

/** What would go back to the purchasing system. Who was sent by none has nothing to return. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const reply = await services.door(readProcurement);
  if (!reply.ok && (reply.code === 'NOT_FOUND' || reply.code === 'UNAUTHORIZED')) throw redirect(PATHS.home);
  return { ...requireAnswer(reply), cartPath: cartPath(services.tenant), isAgain: url.searchParams.has('again') };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Back to your purchasing system', isUnlisted: true });

export default function ReturnCart({ loaderData }: Route.ComponentProps) {
  const { operation, partnerName, orderNumber, cart, problem, key, cartPath: toCart, isAgain } = loaderData;
  const isInspected = operation === 'INSPECT';
  return (
    <div className="page page-narrow flex flex-col gap-5 py-8">
      <div>
        <h1>{isInspected ? 'Close this cart' : `Return your cart to ${partnerName}`}</h1>
        <p className="mt-1 text-ink-soft">
          {isInspected
            ? `You go back to ${partnerName}. The cart stays as it was returned.`
            : 'Nothing is ordered yet. Your purchasing system gets this list, and goes on from there.'}
          {orderNumber !== null && ` Purchase order ${orderNumber}.`}
        </p>
      </div>
      {isAgain && (
        <Notice tone="warning" title="Nothing was sent: your cart has changed.">
          Here is how it stands now. Please look at it, then return it.
        </Notice>
      )}
      {problem !== null && !isInspected && <Notice tone="warning" title={problem} />}
      {!isInspected && cart.lines.length > 0 && <Lines cart={cart} />}
      <div className="flex flex-wrap items-start gap-3">
        {!isInspected && problem === null && (
          <Finish how="RETURN" sentKey={key}>
            <Button size="large">Return the cart</Button>
          </Finish>
        )}
        <LinkButton to={toCart} look="secondary" size="large">
          {isInspected ? 'Keep looking' : 'Keep shopping'}
        </LinkButton>
        <Finish how="LEAVE" sentKey={key}>
          <Button look={isInspected ? undefined : 'secondary'} size="large">
            {isInspected ? 'Close and go back' : 'Leave without the cart'}
          </Button>
        </Finish>
      </div>
    </div>
  );
}

/** Ends the session; the answer is a page that leaves the shop, so the browser itself sends it. */
function Finish({ how, sentKey, children }: { readonly how: 'RETURN' | 'LEAVE'; readonly sentKey: string; readonly children: ReactNode }) {
  return (
    <form method="post" action={HANDOVER_PATH}>
      <input type="hidden" name="how" value={how} />
      <input type="hidden" name="key" value={sentKey} />
      {children}
    </form>
  );
}

function Lines({ cart: { lines, goods, shipping, tax, total } }: Pick<Route.ComponentProps['loaderData'], 'cart'>) {
  const sums = [
    ['Items', goods],
    ['Shipping and fees', shipping],
    ['Estimated tax', tax],
    ['Total', total],
  ] as const;
  return (
    <section className="card" aria-label="What is returned">
      <ul className="flex flex-col gap-3">
        {lines.map(({ itemId, name, qty, unit, price, unitPrice }, index) => (
          <li key={`${itemId}-${index}`} className="flex justify-between gap-4">
            <span className="wrap-anywhere">
              {name}
              <span className="block text-sm text-ink-soft">
                Item {itemId} · {qty.toLocaleString('en-US')} × {formatDollars(unitPrice)} / {unit}
              </span>
            </span>
            <b className="figures">{formatDollars(price)}</b>
          </li>
        ))}
      </ul>
      <dl className="mt-4 flex flex-col gap-1 border-t border-line pt-3">
        {sums.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="figures">{formatDollars(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
