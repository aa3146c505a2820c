import { data, Link, redirect } from 'react-router';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from '#contracts/account/passkeys.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { AddPasskey, type Making } from '#app/account/passkeys/add-passkey.tsx';
import { madePasskey } from '#app/account/passkeys/credential-in.server.ts';
import { PasskeyRow } from '#app/account/passkeys/passkey-row.tsx';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith, type Refusal } from '#app/api/refused-with.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PASSKEYS_PATH } from '#app/account/preferences-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/passkeys.ts';
import '../../account/account.css';

const DONE: Readonly<Record<string, string>> = {
  added: 'Your passkey is added. From now on it signs you in by itself.',
  renamed: 'The name is saved.',
  removed: 'The passkey is removed. You may want to delete it from your device or password manager, too.',
};

/** What signs somebody in without a password. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reply = await servicesOf(context).door(listPasskeys);
  if (!reply.ok && reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  const { passkeys, ...rest } = requireAnswer(reply, url);
  const shown = passkeys.map(({ addedAt, lastUsedAt, ...passkey }) => ({
    ...passkey,
    added: momentText(addedAt),
    lastUsed: lastUsedAt === null ? undefined : momentText(lastUsedAt),
  }));
  return { ...rest, passkeys: shown, done: ownText(DONE, doneIn(context, url)) };
}

/** What came of a form: what the browser is to make a passkey of, or what was wrong, and of which passkey. */
type Outcome = { readonly making?: Making; readonly errors: readonly FormError[]; readonly passkeyId?: string };

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const name = textIn(form, 'name').slice(0, 200);
  const password = textIn(form, 'password').slice(0, 200);
  const passkeyId = textIn(form, 'passkeyId').slice(0, 64) || '-';
  switch (textIn(form, 'intent')) {
    case 'add': {
      const credential = madePasskey(textIn(form, 'credential'));
      // No form of ours: whoever sent it begins again.
      if (credential === undefined) throw redirect(PASSKEYS_PATH, 303);
      const reply = await door(addPasskey, { body: { name, credential } });
      return reply.ok ? doneAt(context, PASSKEYS_PATH, 'added') : refused(reply, url);
    }
    case 'rename': {
      const reply = await door(renamePasskey, { params: { passkeyId }, body: { name } });
      return reply.ok ? doneAt(context, PASSKEYS_PATH, 'renamed') : refused(reply, url);
    }
    case 'remove': {
      const reply = await door(removePasskey, { params: { passkeyId }, body: { password } });
      return reply.ok ? doneAt(context, PASSKEYS_PATH, 'removed') : refused(reply, url, passkeyId);
    }
    default: {
      const reply = await door(beginPasskey, { body: { password, code: textIn(form, 'code').slice(0, 40) } });
      return reply.ok ? data<Outcome>({ making: { options: reply.body, name }, errors: [] }) : refused(reply, url);
    }
  }
}

function refused(reply: Refusal, url: URL, passkeyId?: string) {
  if (reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  if (reply.code === 'UNAUTHORIZED') requireAnswer(reply, url);
  // One that is gone already is as it was wanted.
  if (reply.code === 'NOT_FOUND') throw redirect(PASSKEYS_PATH, 303);
  return data<Outcome>(
    { errors: formErrors(reply, ['password', 'code']), ...(passkeyId !== undefined && { passkeyId }) },
    refusedWith(reply),
  );
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Passkeys', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, organization, isPossible, most, asksForCode, done } = loaderData;
  const errors = actionData?.errors ?? NO_ERRORS;
  const wrongAt = actionData?.passkeyId;
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Passkeys" />
      <h1>Passkeys</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        Sign in with your face, your fingerprint or your device’s PIN. No password to type, and none that can be stolen. A passkey needs no{' '}
        <Link className="link" to={PATHS.security}>
          code from your app
        </Link>{' '}
        either: it’s both steps in one.
      </p>
      <Done>{actionData === undefined && done}</Done>
      {passkeys.length > 0 ? (
        <>
          <ul className="printers">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.passkeyId} passkey={passkey} errors={passkey.passkeyId === wrongAt ? errors : NO_ERRORS} />
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-soft">Times are Eastern.</p>
        </>
      ) : (
        organization === null &&
        isPossible && <EmptyState title="No passkeys yet">Add one on each device that you sign in from.</EmptyState>
      )}
      {organization !== null ? (
        <Notice>{organization === '' ? 'Your organization' : organization} signs you in, so there are no passkeys here.</Notice>
      ) : !isPossible ? (
        <Notice>Browsers make no passkeys at this address. Open the shop by its name.</Notice>
      ) : passkeys.length >= most ? (
        <p className="mt-5">That’s as many passkeys as we can keep. To add one, remove another first.</p>
      ) : (
        <>
          <AddPasskey making={actionData?.making} asksForCode={asksForCode} errors={wrongAt === undefined ? errors : NO_ERRORS} />
          <p className="without-scripts mt-5">To add a passkey, turn on JavaScript in your browser.</p>
        </>
      )}
    </div>
  );
}
