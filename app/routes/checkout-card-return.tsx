import { data, Form, redirect } from 'react-router';
import type { CaptchaData } from '#contracts/captcha.ts';
import { ERRORS, type ErrorCode } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';
import { textIn } from '#app/api/form-request.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { isNotOpened, NOT_OPENED } from '#app/api/not-opened.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { CARD_RETURN_PATH, captchaOfReturn, forgetReturn, isOwnReturn, isReturnToSave } from '#app/checkout/payment/hosted-card.server.ts';
import { captchaIn, captchaOf } from '#app/checkout/payment/captcha-form.server.ts';
import { CaptchaInForm } from '#app/checkout/payment/captcha-field.tsx';
import { payWithToken } from '#app/checkout/payment/pay-with-token.server.ts';
import { refusalWords } from '#app/checkout/payment/refusals/refusal-words.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/checkout-card-return.ts';

/**
 * Back from the payment vendor's own page. The card is taken at once when the return belongs to a redirect that we made in
 * this browser; any other return only shows a button, so that nobody's link can choose a card for somebody else.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (isNotOpened(request)) return data({ ...NO_CARD, error: NOT_OPENED.error, code: undefined }, NOT_OPENED.init);
  const services = servicesOf(context);
  const token = url.searchParams.get('token') ?? '';
  const headers = { 'set-cookie': forgetReturn(services.origin) };
  if (token === '') throw redirect(`${PATHS.checkout}?edit=payment`, { headers });
  const state = url.searchParams.get('state');
  // The token stays with the form, so that a question that it has to answer first costs nobody their card.
  const again = { token, action: `${CARD_RETURN_PATH}?${new URLSearchParams({ token })}` };
  if (!isOwnReturn(request, state))
    return data({ ...again, isToSave: false, error: undefined, captcha: undefined, told: undefined, code: undefined });
  const isToSave = isReturnToSave(state);
  const { error, captcha, told, refusedBy } = await payWith(services, { token, isToSave, captcha: captchaOfReturn(request) });
  if (error === undefined && told === undefined) throw redirect(PATHS.checkout, { headers });
  const refused = refusedBy && refusedWith(refusedBy);
  return data(
    { ...again, isToSave, error, captcha, told, code: refusedBy?.code },
    { ...refused, headers: { ...refused?.headers, ...headers } },
  );
}

const NO_CARD = { token: '', action: CARD_RETURN_PATH, isToSave: false, captcha: undefined, told: undefined };

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const wish = { token: textIn(form, 'token'), isToSave: textIn(form, 'saveCard') === 'on', captcha: captchaIn(form).captcha };
  const { error, captcha, refusedBy } = await payWith(servicesOf(context), wish);
  if (refusedBy === undefined) throw redirect(PATHS.checkout, 303);
  return data({ error, captcha, code: refusedBy.code }, refusedWith(refusedBy));
}

async function payWith(services: PageServices, wish: Parameters<typeof payWithToken>[1]) {
  const { reply, told } = await payWithToken(services, wish);
  if (reply.ok) return { error: undefined, captcha: undefined, told, refusedBy: undefined };
  return { error: reply.message ?? ERRORS[reply.code].message, captcha: captchaOf(reply).captcha, told: undefined, refusedBy: reply };
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your card', isUnlisted: true });

function headline({
  error,
  captcha,
  code,
}: {
  error: string | undefined;
  captcha: CaptchaData | undefined;
  code: ErrorCode | undefined;
}): string {
  if (captcha !== undefined) return 'One question first';
  return error === undefined ? 'Your card is ready' : (refusalWords(code)?.title ?? 'Your card could not be used');
}

export default function CheckoutCardReturn({ loaderData, actionData }: Route.ComponentProps) {
  const said = actionData ?? loaderData;
  const { error, captcha } = said;
  return (
    <div className="page page-narrow flex flex-col gap-5 py-10">
      <h1>{headline(said)}</h1>
      {error !== undefined && (
        <Notice tone={captcha === undefined ? 'failure' : 'warning'} isLive>
          {error}
        </Notice>
      )}
      {loaderData.told === undefined && (error === undefined || captcha !== undefined) && (
        <Form method="post" action={loaderData.action} className="flex flex-col gap-4">
          <CaptchaInForm captcha={captcha} />
          <p>Use the card you just entered for your order? Nothing is charged until you place it.</p>
          <input type="hidden" name="token" value={loaderData.token} />
          {loaderData.isToSave && <input type="hidden" name="saveCard" value="on" />}
          <Button size="large">Use this card</Button>
        </Form>
      )}
      {loaderData.told !== undefined && (
        <>
          <Notice tone="warning" isLive>
            {loaderData.told}
          </Notice>
          <LinkButton to={PATHS.checkout} size="large">
            Continue to review
          </LinkButton>
        </>
      )}
      <p>
        <LinkButton to={`${PATHS.checkout}?edit=payment`} look="secondary">
          {error === undefined ? 'Choose another card' : 'Try again or choose another card'}
        </LinkButton>
      </p>
    </div>
  );
}
