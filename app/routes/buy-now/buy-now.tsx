import { data, Form, redirect, useNavigation } from 'react-router';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { answerOr, unlessUnreached } from '#app/api/unreached.ts';
import { beginBuyNow, buyNowView, cancelBuyNow, placeBuyNow, readBuyNow } from '#app/checkout/buy-now/buy-now-actions.server.ts';
import { BuyNowConfirm } from '#app/checkout/buy-now/buy-now-confirm.tsx';
import { unreachedBuyNow, type BuyNowOutcome } from '#app/checkout/buy-now/buy-now-outcome.ts';
import { OrderUnderWay } from '#app/checkout/order-under-way.tsx';
import { sentOrder } from '#app/checkout/sent-order.ts';
import { confirmationPath } from '#app/shell/account-paths.ts';
import { BUY_NOW_PATHS } from '#app/checkout/buy-now/buy-now-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/buy-now.ts';

export const shouldRevalidate = unlessUnreached;

/** The item that is about to be bought at once, as the bank's way back finds it, too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  if (services.user === undefined) throw redirect(loginRedirect(`${url.pathname}${url.search}`) ?? PATHS.signIn);
  const { cartInfo } = requireAnswer(await readBuyNow(services), url);
  const order = buyNowView(cartInfo);
  const orderNumber = url.searchParams.get('order');
  if (order === undefined && orderNumber !== null) throw redirect(confirmationPath(orderNumber));
  return { order, isResumed: url.searchParams.get('resume') === '1' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  const outcome = await act(textIn(form, 'intent'), services, { request, form });
  if (outcome.kind === 'CONFIRM') return data<BuyNowOutcome>(outcome);
  return data<BuyNowOutcome>(outcome, outcome.refusedBy === undefined ? { status: 400 } : refusedWith(outcome.refusedBy));
}

type Sent = { readonly request: Request; readonly form: FormData };

function act(intent: string, services: ReturnType<typeof servicesOf>, { request, form }: Sent): Promise<BuyNowOutcome> {
  if (intent === 'place') return placeBuyNow(services, form);
  if (intent === 'cancel') return cancelBuyNow(services, form);
  return beginBuyNow(services, request, form);
}

/** A connection that is gone leaves the page as it is, and says that nobody knows. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<BuyNowOutcome> {
  return answerOr<BuyNowOutcome, BuyNowOutcome>(serverAction, unreachedBuyNow);
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Buy now', isUnlisted: true });

export default function BuyNow({ loaderData: { order, isResumed }, actionData }: Route.ComponentProps) {
  const { state, formData } = useNavigation();
  const failure = actionData?.kind === 'FAILED' ? actionData : undefined;
  if (order?.isUnderWay === true)
    return (
      <OrderUnderWay
        order={sentOrder(order)}
        isResumed={isResumed && failure === undefined}
        errors={failure?.errors}
        action={BUY_NOW_PATHS.order}
      />
    );
  const outcome: BuyNowOutcome | undefined =
    failure?.isUnreached === true ? { ...failure, order } : (actionData ?? (order && { kind: 'CONFIRM', order }));
  if (outcome === undefined)
    return (
      <div className="page page-narrow py-8">
        <EmptyState isPageTitle title="Nothing to buy here" actions={<LinkButton to={PATHS.home}>Continue shopping</LinkButton>}>
          Select Buy now on a product page. Already ordered? See <a href={PATHS.orders}>your orders</a>.
        </EmptyState>
      </div>
    );
  const itemId = outcome.order?.itemId ?? (outcome.kind === 'FAILED' ? outcome.wanted?.itemId : undefined);
  return (
    <div className="page page-narrow py-8">
      <h1 className="mb-4">Buy now</h1>
      <div className="card">
        <BuyNowConfirm
          outcome={outcome}
          isBusy={state !== 'idle' && formData?.get('intent') === 'place'}
          giveUp={
            <Form method="post" action={BUY_NOW_PATHS.order}>
              <input type="hidden" name="intent" value="cancel" />
              <input type="hidden" name="itemId" value={itemId ?? ''} />
              <Button look="quiet" isWide>
                Not now
              </Button>
            </Form>
          }
        />
      </div>
    </div>
  );
}
