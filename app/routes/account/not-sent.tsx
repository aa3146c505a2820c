import { Form, redirect, useNavigation } from 'react-router';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import type { Route } from './+types/not-sent.ts';

/** What the fields are called on their pages that people write into; the others were chosen there, and go along. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['text', 'Message'],
  ['title', 'Title'],
  ['message', 'Message'],
  ['name', 'Name'],
  ['note', 'Note'],
  ['reason', 'Reason'],
  ['email', 'Email'],
  ['billTo', 'Bill-to address'],
  ['description', 'Name'],
]);

/** A form that was sent when its visit had ended: what was typed, and the way to send it after all. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { user, typedForms } = servicesOf(context);
  if (user === undefined) throw redirect(loginRedirect(url.pathname) ?? PATHS.signIn);
  const form = typedForms.read();
  const written = (form?.fields ?? []).flatMap(([name, text]) => {
    // Rows of lists have a note each.
    const label = WRITTEN.get(name.replace(/-.*/, ''));
    return label === undefined || text.trim() === '' ? [] : [{ label, text }];
  });
  return { form, written };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Not sent yet', isUnlisted: true });

export default function NotSent({ loaderData: { form, written } }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (form === undefined) return <NothingKept />;
  return (
    <div className="page page-narrow py-10">
      <h1>This wasn’t sent yet</h1>
      <p className="mt-3 text-ink-soft">
        You were signed out before it reached us. {written.length > 0 ? 'Here’s what you typed:' : 'Everything you entered is still here.'}
      </p>
      <Form method="post" action={form.path} className="mt-4 flex flex-col gap-4">
        {written.length > 0 && (
          <dl className="card flex flex-col gap-3">
            {written.map(({ label, text }, at) => (
              <div key={`${at} ${label}`}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {form.fields.map(([name, value], at) => (
          <input key={`${at} ${name}`} type="hidden" name={name} value={value} />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button isBusy={state === 'submitting'}>Send it now</Button>
          <LinkButton look="secondary" to={form.path}>
            Go back without sending
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}

function NothingKept() {
  return (
    <div className="page page-narrow py-10">
      <h1>There’s nothing left to send</h1>
      <p className="mt-3 text-ink-soft">
        What you typed was sent already, or it was too long ago. You’re signed in: please enter it again.
      </p>
      <p className="mt-6">
        <LinkButton to={PATHS.home}>Go to the home page</LinkButton>
      </p>
    </div>
  );
}
