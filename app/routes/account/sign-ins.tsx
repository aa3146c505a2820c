import { data, Form } from 'react-router';
import { endOtherSignIns, endSignIn, listSignIns } from '#contracts/account/sign-ins.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { ownText } from '#app/api/own-text.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import type { Route } from './+types/sign-ins.ts';
import '../../account/styles/printers.css';

const DONE: Readonly<Record<string, string>> = {
  one: 'Signed out there.',
  others: 'You’re signed out everywhere else.',
};

/** Where somebody is signed in. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reply = await servicesOf(context).door(listSignIns);
  if (!reply.ok && reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  const signIns = requireAnswer(reply, url).signIns.map(({ signedInAt, lastSeenAt, ...signIn }) => ({
    ...signIn,
    signedIn: momentText(signedInAt),
    lastSeen: momentText(lastSeenAt),
  }));
  return { signIns, done: ownText(DONE, doneIn(context, url)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const isForOthers = textIn(form, 'intent') === 'others';
  const signInId = textIn(form, 'signInId').slice(0, 64) || '-';
  const reply = isForOthers ? await door(endOtherSignIns) : await door(endSignIn, { params: { signInId } });
  if (!reply.ok && reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  if (!reply.ok && reply.code === 'TOO_MANY_REQUESTS') return data({ error: formErrors(reply, {})[0]?.message ?? '' }, refusedWith(reply));
  // One that has ended already has ended, as it was asked to.
  if (reply.ok || reply.code !== 'NOT_FOUND') requireAnswer(reply, url);
  return doneAt(context, PATHS.signIns, isForOthers ? 'others' : 'one');
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Where you’re signed in', isUnlisted: true });

export default function SignIns({ loaderData: { signIns, done }, actionData }: Route.ComponentProps) {
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Where you’re signed in" />
      <h1>Where you’re signed in</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        See one you don’t recognize? Sign it out, then{' '}
        <a className="link" href={ACCOUNT_PATHS.forgotPassword}>
          choose a new password
        </a>
        . To have your password guarded by a code, turn on{' '}
        <a className="link" href={PATHS.security}>
          two-step sign-in
        </a>
        . Times are Eastern.
      </p>
      <Done>{actionData === undefined && done}</Done>
      <div role="status">{actionData !== undefined && <Notice tone="warning">{actionData.error}</Notice>}</div>
      <ul className="printers">
        {signIns.map((signIn) => (
          <SignIn key={signIn.signInId} signIn={signIn} />
        ))}
      </ul>
      {signIns.length > 1 && (
        <Form method="post" action={PATHS.signIns} className="mt-5">
          <Button look="secondary" name="intent" value="others">
            Sign out everywhere else
          </Button>
        </Form>
      )}
    </div>
  );
}

type Shown = Route.ComponentProps['loaderData']['signIns'][number];

function SignIn({ signIn: { signInId, browser, isThisOne, isBusinessSite, isActing, signedIn, lastSeen } }: { signIn: Shown }) {
  return (
    <li className="printer">
      <div className="printer-head">
        <div className="printer-words">
          <h2 className="text-md">
            {browser} {isThisOne && <Badge>This device</Badge>} {isBusinessSite && <Badge>Business site</Badge>}
          </h2>
          <p className="text-sm text-ink-soft">
            Signed in {signedIn} · {isThisOne ? 'Active now' : `Last active ${lastSeen}`}
            {isActing && ' · Acting for a customer'}
          </p>
        </div>
        {isThisOne ? (
          <Form method="post" action={PATHS.signOut}>
            <Button look="quiet">
              Sign out<span className="hearable"> of this device</span>
            </Button>
          </Form>
        ) : (
          <Form method="post" action={PATHS.signIns} preventScrollReset>
            <input type="hidden" name="signInId" value={signInId} />
            <Button look="quiet" name="intent" value="one">
              Sign out
              <span className="hearable">
                : {browser}, signed in {signedIn}
              </span>
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}
