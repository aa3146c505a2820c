import { data, Form, redirect } from 'react-router';
import { ERRORS } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { CARD_RETURN_PATH, forgetReturn, isOwnReturn, isReturnToSave } from '#app/checkout/hosted-card.server.ts';
import { payWithToken } from '#app/checkout/pay-with-token.server.ts';
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
  const services = servicesOf(context);
  const token = url.searchParams.get('token') ?? '';
  const headers = { 'set-cookie': forgetReturn(services.origin) };
  if (token === '') throw redirect(`${PATHS.checkout}?edit=payment`, { headers });
  const state = url.searchParams.get('state');
  if (!isOwnReturn(request, state)) return data({ token, action: CARD_RETURN_PATH, error: undefined, told: undefined });
  const { error, told } = await payWith(services, token, isReturnToSave(state));
  if (error === undefined && told === undefined) throw redirect(PATHS.checkout, { headers });
  return data({ token: undefined, action: CARD_RETURN_PATH, error, told }, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { error } = await payWith(servicesOf(context), textIn(await request.formData(), 'token'), false);
  if (error === undefined) throw redirect(PATHS.checkout, 303);
  return data({ error }, { status: 400 });
}

async function payWith(services: PageServices, token: string, isToSave: boolean) {
  const { reply, told } = await payWithToken(services, token, isToSave);
  return reply.ok ? { error: undefined, told } : { error: reply.message ?? ERRORS[reply.code].message, told: undefined };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your card', isUnlisted: true });

export default function CheckoutCardReturn({ loaderData, actionData }: Route.ComponentProps) {
  const error = actionData?.error ?? loaderData.error;
  return (
    <div className="page page-narrow flex flex-col gap-5 py-10">
      <h1>{error === undefined ? 'Your card is ready' : 'Your card could not be used'}</h1>
      {error !== undefined && (
        <Notice tone="failure" isLive>
          {error}
        </Notice>
      )}
      {error === undefined && loaderData.token !== undefined && (
        <Form method="post" action={loaderData.action} className="flex flex-col gap-4">
          <p>Shall we use the card that you have just entered for your order? Nothing is charged before you place it.</p>
          <input type="hidden" name="token" value={loaderData.token} />
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
