import { data, Form, redirect, useNavigation } from 'react-router';
import { getCompanyArrival, goOnAsArrived } from '#contracts/session/saml.ts';
import { SAML_PATHS } from '#domain/identity/saml/saml-paths.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { ledOn, NO_TRACE } from '#app/account/come-in.server.ts';
import { NotLetIn } from '#app/account/not-let-in.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import type { Route } from './+types/sso-continue.ts';

/** No other site is told of it; its own form says where it comes from, or it would be taken for another site's. */
const OWN = { ...NO_TRACE, 'referrer-policy': 'strict-origin' };

/** Asks who was sent by their company, without having begun here, whether they are who it says: whoever leads others here could have them sent as themselves. */
export async function loader({ context }: Route.LoaderArgs) {
  const reply = await servicesOf(context).door(getCompanyArrival);
  const isNobody = !reply.ok && reply.code === 'NOT_FOUND';
  return data({ arrived: isNobody ? undefined : requireAnswer(reply) }, { status: isNobody ? 404 : 200, headers: OWN });
}

export async function action({ context }: Route.ActionArgs) {
  const reply = await servicesOf(context).door(goOnAsArrived);
  // The page of who waits for nothing any more says so.
  if (!reply.ok && reply.code === 'NOT_FOUND') throw redirect(SAML_PATHS.goOn, { status: 303, headers: NO_TRACE });
  throw ledOn(requireAnswer(reply).redirectUrl);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Is this you?', isUnlisted: true });

export default function ContinueAs({ loaderData: { arrived } }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (arrived === undefined)
    return (
      <NotLetIn
        title="This sign-in has ended"
        text="It was used already, or you waited too long. Please open the shop from your company’s own page again."
      />
    );
  const { name, email, organization } = arrived;
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-4">
        <h1>Is this you?</h1>
        <p>
          {organization} sent you here as <strong>{name}</strong> (<span className="wrap-anywhere">{email}</span>).
        </p>
        <p className="text-ink-soft">If that isn’t you, don’t continue: what you do next would be in their name.</p>
        <Form method="post" className="flex flex-wrap gap-3">
          <Button isBusy={state === 'submitting'}>{`Continue as ${name}`}</Button>
          <LinkButton to={PATHS.home} look="secondary">
            That’s not me
          </LinkButton>
        </Form>
      </div>
    </div>
  );
}
