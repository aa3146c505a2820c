import { data, Form, redirect, useLocation, useNavigation } from 'react-router';
import {
  cancelCompanySignInChange,
  getCompanySignIn,
  saveCompanySignIn,
  switchOffCompanySignIn,
} from '#contracts/organization/company-sign-in.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { SIGN_IN_DELAY_HOURS } from '#domain/identity/saml/company-sign-in.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { OrganizationPage } from '#app/organization/organization-page.tsx';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';
import { ProveFields } from '#app/account/security/prove-fields.tsx';
import { SignInFields } from '#app/organization/sign-in-fields.tsx';
import { WaitingSignIn } from '#app/organization/waiting-sign-in.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { CopyField } from '#app/ui/fields/copy-field.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Done } from '#app/ui/notice.tsx';
import type { Route } from './+types/company-sign-in.ts';
import '../../account/account.css';
import '../../organization/organization.css';

const DONE: Readonly<Record<string, string>> = {
  saved: 'Saved. All administrators are emailed.',
  off: 'Company sign-in is off. Nobody signs in through it anymore.',
  canceled: 'The change was canceled. Everything stays as it is.',
};

/** How an organization signs its people in. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const { waiting, ...settings } = requireAnswer(await door(getCompanySignIn), url);
  const shown = waiting && {
    ...waiting,
    askedAt: momentText(waiting.askedAt),
    takesEffectAt: momentText(waiting.takesEffectAt),
  };
  return { of: user?.accountName, ...settings, waiting: shown, done: ownText(DONE, doneIn(context, url)) };
}

const FIELDS = {
  entityId: 'entityId',
  ssoUrl: 'ssoUrl',
  'certificates.0': 'certificate',
  'certificates.1': 'nextCertificate',
  addsPeople: 'addsPeople',
  hidesPasswords: 'hidesPasswords',
  password: 'password',
  code: 'code',
};

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const text = (name: string, most: number) => textIn(form, name).slice(0, most);
  const proofs = { password: text('password', 200), code: text('code', 40) };
  const intent = textIn(form, 'intent');
  if (intent === 'cancel') {
    const reply = await door(cancelCompanySignInChange);
    // Somebody was faster, or it holds by now: the page says how it is.
    if (reply.ok || reply.code !== 'NOT_FOUND') requireAnswer(reply, url);
    throw reply.ok ? doneAt(context, ORGANIZATION_PATHS.signIn, 'canceled') : redirect(ORGANIZATION_PATHS.signIn, 303);
  }
  const wanted = {
    entityId: text('entityId', 500),
    ssoUrl: text('ssoUrl', 1000),
    certificates: [text('certificate', 8000), text('nextCertificate', 8000)],
    emailAttribute: text('emailAttribute', 200),
    takesUnasked: form.has('takesUnasked'),
    addsPeople: form.has('addsPeople'),
    hidesPasswords: form.has('hidesPasswords'),
  };
  const isOff = intent === 'off';
  const reply = isOff
    ? await door(switchOffCompanySignIn, { body: proofs })
    : await door(saveCompanySignIn, { body: { ...wanted, ...proofs } });
  if (reply.ok) throw doneAt(context, ORGANIZATION_PATHS.signIn, isOff ? 'off' : 'saved');
  if (isOff && reply.code === 'NOT_FOUND') throw redirect(ORGANIZATION_PATHS.signIn, 303);
  const isSaid = reply.code === 'INVALID_REQUEST' || reply.code === 'WRONG_CODE' || reply.code === 'TOO_MANY_REQUESTS';
  if (!isSaid) requireAnswer(reply, url);
  return data({ errors: formErrors(reply, FIELDS), wanted: isOff ? undefined : wanted }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Company sign-in', isUnlisted: true });

export default function CompanySignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { of, provider, waiting, asksForCode, isJustIn, metadataUrl, answerUrl, startUrl, emailDomains, done } = loaderData;
  const { formData } = useNavigation();
  const { key } = useLocation();
  const errors = actionData?.errors ?? [];
  const isOffRefused = errors.length > 0 && actionData?.wanted === undefined;
  const [ofSave, ofOff] = isOffRefused ? [[], errors] : [errors, []];
  const ours = [
    ['Metadata address', 'metadata', metadataUrl, 'Most providers read the rest from it. It names us there, too.'],
    ['Reply URL (ACS, HTTP POST)', 'answer', answerUrl, undefined],
    ['Where your people begin', 'start', startUrl, 'Put it on your company’s page of apps.'],
  ] as const;
  return (
    <OrganizationPage title="Company sign-in" of={of}>
      <Done>{errors.length === 0 && done}</Done>
      {waiting !== null && <WaitingSignIn {...waiting} />}
      <p className="mb-4 max-w-prose text-ink-soft">
        Your people can sign in with your identity provider, by SAML 2.0. It has to sign its assertions with SHA-256 or SHA-512.
        {provider !== null && ` It is ${provider.isOn ? 'on' : 'off'} now.`}
      </p>
      <section className="card mb-5 flex flex-col gap-3" aria-labelledby="ours-title">
        <h2 id="ours-title" className="text-lg">
          For your identity provider
        </h2>
        {ours.map(([label, name, address, hint]) => (
          <CopyField key={name} label={label} name={name} value={address} hint={hint} />
        ))}
        <p className="text-sm text-ink-soft">
          {emailDomains.length === 0
            ? 'Ask us to add your email domain, and your people can also start with their work email on our sign-in page.'
            : `On our sign-in page your people can also start with their work email, at ${emailDomains.join(' or ')}.`}
        </p>
        <p>
          <a className="link inline-flex min-h-11 items-center" href={metadataUrl}>
            Open the metadata (XML)
          </a>
        </p>
      </section>
      {/* Anew after each try: what was asked for is not what holds. */}
      <Form key={key} method="post" className="flex max-w-2xl flex-col gap-4" noValidate>
        <h2 className="text-lg">From your identity provider</h2>
        <ErrorSummary title="Your settings weren’t saved" errors={ofSave} />
        <SignInFields shown={actionData?.wanted ?? provider ?? undefined} emailDomains={emailDomains} errors={ofSave} />
        <p className="text-ink-soft">
          {provider === null
            ? 'It’s on as soon as you save. Whoever has a password here confirms once by email before they come in this way.'
            : `What you change takes effect ${SIGN_IN_DELAY_HOURS} hours after you save.`}{' '}
          All administrators are emailed, and each of them can undo it.
        </p>
        <ProveFields asksForCode={asksForCode} errors={ofSave} />
        <p>
          <Button isBusy={formData?.has('entityId') === true}>{provider?.isOn === false ? 'Save and turn on' : 'Save'}</Button>
        </p>
      </Form>
      {provider?.isOn === true && (
        <section className="mt-8 max-w-2xl" aria-labelledby="off-title">
          <h2 id="off-title">Turn it off</h2>
          <p className="mb-4 max-w-prose text-ink-soft">
            At once: whoever signed in through it is signed out, and your people use their passwords. A change that waits is canceled.
          </p>
          <Form method="post" className="flex flex-col gap-4" noValidate>
            <ErrorSummary title="It is still on" errors={ofOff} />
            {!isJustIn && <ProveFields prefix="off" asksForCode={asksForCode} errors={ofOff} />}
            <p>
              <Button name="intent" value="off" look="danger" isBusy={formData?.get('intent') === 'off'}>
                Turn off company sign-in
              </Button>
            </p>
          </Form>
        </section>
      )}
    </OrganizationPage>
  );
}
