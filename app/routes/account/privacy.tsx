import { data, Form, redirect, useLocation, useNavigation } from 'react-router';
import { askForErasure, getPrivacy, takeBackErasure } from '#contracts/account/privacy.ts';
import { ERRORS } from '#contracts/errors.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { ERASURE_DAYS, FORMER_CUSTOMER } from '#domain/identity/privacy/erasure.ts';
import { FRESH_MINUTES } from '#domain/identity/privacy/fresh-sign-in.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { DATA_PATH } from '#app/account/privacy/privacy-paths.ts';
import { PasswordField } from '#app/account/password-field.tsx';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/privacy.ts';
import '../../account/account.css';

const DONE: Readonly<Record<string, string>> = { kept: 'Your account stays as it is.' };
const WRONG = 'That isn’t the password of this account. Please try again.';
const REFUSED: Readonly<Record<string, FormError>> = {
  password: formError(WRONG, 'password'),
  again: formError(ERRORS.SIGN_IN_AGAIN.message),
  often: formError('That was asked for several times already. Please try again later.'),
};

/** What is kept of somebody, and how it goes. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reply = await servicesOf(context).door(getPrivacy);
  if (!reply.ok && reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  const { erasedFrom, ...privacy } = requireAnswer(reply, url);
  const refused = url.searchParams.get('refused') ?? '';
  return {
    ...privacy,
    erasedFrom: erasedFrom === null ? undefined : `${momentText(erasedFrom)} Eastern`,
    isDeleting: url.searchParams.has('delete'),
    refused: Object.hasOwn(REFUSED, refused) ? REFUSED[refused] : undefined,
    done: ownText(DONE, doneIn(context, url)),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const isKept = textIn(form, 'intent') === 'keep';
  const reply = isKept
    ? await door(takeBackErasure)
    : await door(askForErasure, { body: { password: textIn(form, 'password').slice(0, 200) } });
  if (reply.ok) throw isKept ? doneAt(context, PATHS.privacy, 'kept') : redirect(PATHS.privacy, 303);
  if (reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  if (reply.code === 'UNAUTHORIZED') requireAnswer(reply, url);
  return data({ errors: formErrors(reply, ['password']) }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your data', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { organization, mayErase, erasedFrom, isDeleting, refused, done } = loaderData;
  const isForm = mayErase && erasedFrom === undefined && (isDeleting || actionData !== undefined);
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Your data" />
      <h1>Your data</h1>
      <p className="mt-1 mb-5 text-ink-soft">What we keep about you: take a copy, or have it deleted.</p>
      <Done>{actionData === undefined && erasedFrom === undefined && done}</Done>
      {erasedFrom !== undefined && <ToBeDeleted erasedFrom={erasedFrom} />}
      <div className="printers">
        {!isForm && <Download by={loaderData} errors={refused === undefined ? NO_ERRORS : [refused]} />}
        {!mayErase ? (
          <NotOwn organization={organization} />
        ) : (
          erasedFrom === undefined && <Delete loaderData={loaderData} isOpen={isForm} errors={actionData?.errors ?? NO_ERRORS} />
        )}
      </div>
    </div>
  );
}

function ToBeDeleted({ erasedFrom }: { erasedFrom: string }) {
  return (
    <div className="mb-5">
      <Notice
        tone="warning"
        title={`Your account will be deleted on ${erasedFrom}`}
        action={
          <Form method="post" action={PATHS.privacy}>
            <Button name="intent" value="keep">
              Keep my account
            </Button>
          </Form>
        }
      >
        We’ve emailed you about it. Until then everything works as before, and you can keep your account.
      </Notice>
    </div>
  );
}

type DownloadProps = { by: { signsInBy: string | null; isFresh: boolean }; errors: readonly FormError[] };

function Download({ by: { signsInBy, isFresh }, errors }: DownloadProps) {
  return (
    <section className="printer" id="data" aria-labelledby="data-title">
      <h2 id="data-title" className="text-md">
        Download your data
      </h2>
      <p className="mt-1 mb-4">
        One file (JSON) with your profile, addresses, cards by their last four digits, orders, reviews, questions, alerts, printers, lists
        and sign-ins.
      </p>
      {signsInBy !== null && !isFresh ? (
        <Notice title={`Sign in through ${signsInBy} once more`}>
          So that nobody else gets it: leave the shop, come back from there, and download within {FRESH_MINUTES} minutes.
        </Notice>
      ) : (
        // A file comes back, so the browser itself sends the form.
        <form method="post" action={DATA_PATH} className="account-form" noValidate>
          <ErrorSummary errors={errors} />
          {signsInBy === null && <PasswordField autoComplete="current-password" error={errorAt(errors, 'password')} />}
          <Button look="secondary">Download</Button>
        </form>
      )}
    </section>
  );
}

function NotOwn({ organization }: { organization: string | null }) {
  return (
    <section className="printer" id="delete" aria-labelledby="delete-title">
      <h2 id="delete-title" className="text-md">
        Delete your account
      </h2>
      <p className="mt-1">
        {organization === null
          ? 'You work for the shop with this account. Please ask an operator to delete it.'
          : `Your account belongs to ${organization}. Please ask your administrator to delete it.`}
      </p>
    </section>
  );
}

type DeleteProps = { loaderData: Route.ComponentProps['loaderData']; isOpen: boolean; errors: readonly FormError[] };

/** First what happens, then the password. */
function Delete({ loaderData: { ordersUnderWay, rewards }, isOpen, errors }: DeleteProps) {
  const { key } = useLocation();
  const isBusy = useNavigation().formData?.get('intent') === 'delete';
  return (
    <section className="printer" id="delete" aria-labelledby="delete-title">
      <h2 id="delete-title" className="text-md">
        Delete your account
      </h2>
      <ul className="mt-2 mb-4 list-disc pl-5">
        <li>You have {ERASURE_DAYS} days to change your mind. Then it can’t be undone.</li>
        <li>Your profile, addresses, cards, cart, lists, printers and alerts go, and you’re signed out everywhere.</li>
        {rewards > 0 && <li>Your {formatDollars(rewards)} in rewards go, too. Use them first.</li>}
        {ordersUnderWay > 0 && (
          <li>
            {ordersUnderWay === 1 ? 'One order is' : `${ordersUnderWay} orders are`} still under way.{' '}
            {ordersUnderWay === 1 ? 'It arrives' : 'They arrive'} as planned, and then {ordersUnderWay === 1 ? 'loses' : 'lose'} your name.
          </li>
        )}
        <li>You can’t return anything through your account any more. If you want to, do that first.</li>
        <li>The law has us keep what was sold, for how much and with what tax: without your name, street, email and phone.</li>
        <li>Reviews, questions and answers stay, signed “{FORMER_CUSTOMER}”. You can take them down before.</li>
      </ul>
      {isOpen ? (
        <Form method="post" action={`${PATHS.privacy}?delete=1`} className="account-form" noValidate>
          <ErrorSummary title="Your account has not been deleted" errors={errors} />
          <PasswordField key={key} autoComplete="current-password" error={errorAt(errors, 'password')} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button look="danger" name="intent" value="delete" isBusy={isBusy}>
              Delete my account
            </Button>
            <a className="link inline-flex min-h-11 items-center" href={PATHS.privacy}>
              Keep it
            </a>
          </div>
        </Form>
      ) : (
        <a className="link inline-flex min-h-11 items-center" href={`${PATHS.privacy}?delete=1#delete`}>
          Delete my account…
        </a>
      )}
    </section>
  );
}
