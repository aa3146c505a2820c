import { data, Link, redirect } from 'react-router';
import { getOrder } from '#contracts/orders.ts';
import { readWallet } from '#contracts/payment/wallet.ts';
import { hostedCardAddress } from '#domain/payment/vendor-config.ts';
import { PARTLY, payFromPage, type PaySaid } from '#app/account/orders/paying/pay-from-page.server.ts';
import { payOrderPath } from '#app/account/orders/paying/pay-order-path.ts';
import { EnteredCard, NewCard, SavedCards } from '#app/account/orders/paying/pay-with-card.tsx';
import { paymentNeededView } from '#app/account/orders/paying/payment-needed-view.ts';
import { GiftCardPart } from '#app/account/orders/paying/pay-with-gift-card.tsx';
import { requireAnswer } from '#app/api/answered.ts';
import { formError, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { answerOr, unlessUnreached } from '#app/api/unreached.ts';
import { paymentName } from '#app/payment/payment-words.ts';
import { orderPath } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { Route } from './+types/pay-order.ts';
import '../../checkout/checkout.css';
import '../../account/account.css';

/**
 * Where an order is paid another way whose bank did not renew its hold: with a saved card, or with one that the vendor's fields, or its own page, give the token of. Either way it is paid by a
 * press on this page: no link pays anything, and a token is good for this order alone. Where there is nothing to pay it leads to the order.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { door, gateway, routeId, origin, user } = servicesOf(context);
  const { orderNumber } = params;
  const reply = await door(getOrder, { params: { orderNumber } });
  // Whose it is is asked there.
  if (!reply.ok && reply.code === 'ORDER_NOT_FOUND') throw redirect(orderPath(orderNumber));
  const needed = paymentNeededView(requireAnswer(reply, url));
  if (needed?.checkoutId === undefined || needed.dollars === undefined || needed.isUnderWay) throw redirect(orderPath(orderNumber));
  const { checkoutId, dollars, title, text } = needed;
  const wallet = user === undefined ? undefined : await door(readWallet);
  const cards = wallet?.ok === true ? wallet.body.wallet.userPayments.filter(({ isExpired }) => !isExpired) : [];
  const wish = { returnUrl: `${origin}${payOrderPath(orderNumber)}`, checkoutId, purpose: 'PAY', amount: dollars } as const;
  return {
    orderNumber,
    title,
    text,
    amount: formatDollars(dollars),
    token: url.searchParams.get('token') ?? '',
    isPartly: url.searchParams.has(PARTLY),
    checkoutId,
    gateway,
    routeId,
    hostedAddress: hostedCardAddress(gateway, wish),
    cards: cards.map((card) => ({ id: card.id, ...paymentName(card) })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { reply, ...said } = await payFromPage(servicesOf(context), params.orderNumber, await request.formData());
  return data(said, refusedWith(reply));
}

/** Without an answer it may be paid already: the same card again pays at most once. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return answerOr(serverAction, (text): PaySaid => ({
    errors: [formError(text)],
    captcha: undefined,
    token: textIn(form, 'token'),
    cardId: textIn(form, 'savedCard'),
    isUnreached: true,
  }));
}

export const shouldRevalidate = unlessUnreached;

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches[0].loaderData, { title: `Pay for order ${params.orderNumber}`, isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function PayOrder({ loaderData, actionData: said }: Route.ComponentProps) {
  const { orderNumber, title, text, amount, cards, isPartly } = loaderData;
  const isAboutGift = said?.isAboutGift === true;
  const captcha = isAboutGift ? undefined : said?.captcha;
  const token = said === undefined ? loaderData.token : said.token;
  const isAsked = captcha !== undefined;
  return (
    <div className="page page-narrow flex flex-col gap-4 py-8">
      <h1>Pay another way</h1>
      <p>
        {title} {text}
      </p>
      {isPartly && said === undefined && (
        <Notice tone="success" isLive title="Your card pays its part">
          {`${amount} is left to pay.`}
        </Notice>
      )}
      <ErrorSummary title={titleOf(said)} errors={said?.errors ?? NO_ERRORS} />
      {token !== '' && <EnteredCard token={token} amount={amount} captcha={captcha} whenCharged="You’re charged when your order ships." />}
      {token === '' && cards.length > 0 && <SavedCards cards={cards} amount={amount} captcha={captcha} chosenId={said?.cardId} />}
      {token === '' && !isAsked && <NewCard {...loaderData} hasOthers={cards.length > 0} />}
      {token === '' && !isAsked && (
        <GiftCardPart
          errors={isAboutGift ? said.errors : NO_ERRORS}
          captcha={isAboutGift ? said.captcha : undefined}
          isOpen={isAboutGift}
        />
      )}
      <p>
        <Link className="link inline-flex min-h-11 items-center" to={orderPath(orderNumber)}>
          Back to order {orderNumber}
        </Link>
      </p>
    </div>
  );
}

function titleOf(said: PaySaid | undefined): string {
  if (said?.isUnreached === true) return 'We don’t know yet whether your payment went through';
  return said?.captcha === undefined ? 'Your payment didn’t go through' : 'One question first';
}
