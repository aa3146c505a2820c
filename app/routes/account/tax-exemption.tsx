import { data, Form, useNavigation } from 'react-router';
import { addTaxCertificate, listTaxCertificates, removeTaxCertificate, type TaxCertificate } from '#contracts/account/tax-certificates.ts';
import { US_STATES } from '#domain/checkout/states.ts';
import { EXEMPTION_REASONS } from '#domain/pricing/fees/tax-exemption.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { certificateStatus, REASON_TEXTS } from '#app/account/tax-exemption-words.ts';
import { ownText } from '#app/api/own-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formError, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith, type Refusal } from '#app/api/refused-with.ts';
import { longDate } from '#app/catalog/long-date.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import type { Route } from './+types/tax-exemption.ts';
import '../../account/styles/printers.css';

const HERE = '/account/tax-exemption';

const DONE: Readonly<Record<string, string>> = {
  added: 'Thanks. We’ll check it within one business day. Until then, orders are taxed.',
  removed: 'Certificate removed. We won’t use it on new orders.',
};

/** The certificates of exemption of who is signed in, or of their organization. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const { certificates, mayAdd, isExemptEverywhere } = requireAnswer(await door(listTaxCertificates), url);
  return {
    certificates: certificates.map((one) => ({ ...one, until: longDate(one.validUntil) })),
    mayAdd,
    isExemptEverywhere,
    of: user?.accountName,
    done: ownText(DONE, doneIn(context, url)),
    /** The one that is about to be removed. */
    asked: url.searchParams.get('remove'),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  if (textIn(form, 'intent') === 'remove') {
    const reply = await door(removeTaxCertificate, { params: { certificateId: textIn(form, 'certificateId').slice(0, 64) || '-' } });
    // One that is gone already is gone, as it was asked to be.
    if (reply.ok || reply.code === 'NOT_FOUND') return doneAt(context, HERE, 'removed');
    return refused(reply, undefined, url);
  }
  const values = {
    state: textIn(form, 'state'),
    number: textIn(form, 'number'),
    reason: textIn(form, 'reason'),
    validUntil: textIn(form, 'validUntil'),
  };
  const reason = EXEMPTION_REASONS.find((one) => one === values.reason);
  if (reason === undefined) return data({ errors: [formError('Choose why it’s exempt.', 'reason')], values }, 400);
  const reply = await door(addTaxCertificate, {
    body: { state: values.state.slice(0, 2), number: values.number.slice(0, 100), reason, validUntil: values.validUntil.slice(0, 10) },
  });
  return reply.ok ? doneAt(context, HERE, 'added') : refused(reply, values, url);
}

/** What can be said on the page itself; anything else is a page of its own. */
const SAID_HERE: ReadonlySet<string> = new Set(['INVALID_REQUEST', 'FORBIDDEN', 'TOO_MANY_REQUESTS']);

function refused(reply: Refusal, values: Readonly<Record<string, string>> | undefined, url: URL) {
  if (!SAID_HERE.has(reply.code)) requireAnswer(reply, url);
  return data({ errors: formErrors(reply, { state: 'state', number: 'number', validUntil: 'validUntil' }), values }, refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Tax exemption', isUnlisted: true });

export default function TaxExemption({
  loaderData: { certificates, mayAdd, isExemptEverywhere, of, done, asked },
  actionData,
}: Route.ComponentProps) {
  const { formData } = useNavigation();
  const { errors = [], values } = actionData ?? {};
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Tax exemption" />
      <h1>Tax exemption</h1>
      {isExemptEverywhere ? (
        <section className="card mt-3 mb-5" aria-labelledby="exempt">
          <h2 id="exempt" className="flex flex-wrap items-center gap-3 text-lg">
            Exempt in all states <Badge tone="success">Active</Badge>
          </h2>
          <p className="mt-1 text-ink-soft">
            {of ?? 'Your organization'} pays no sales tax on any order, wherever it goes. The exemption is part of your account agreement
            and has no expiration date. Your orders, invoices and receipts say “Tax exempt”.
          </p>
          {certificates.length === 0 && (
            <p className="mt-3 text-ink-soft">No state certificates are on file, and none are needed. You can add one for your records.</p>
          )}
        </section>
      ) : (
        <p className="mt-1 mb-5 text-ink-soft">
          {of === undefined ? 'If you buy' : `If ${of} buys`} tax exempt in a state, tell us about the certificate. Once we’ve approved it,
          what goes to that state, or is picked up there, has no sales tax.
        </p>
      )}
      <Done>{errors.length === 0 && done}</Done>
      {!mayAdd || values === undefined ? <ErrorSummary title="Nothing was changed" errors={errors} /> : null}
      {certificates.length > 0 && (
        <ul className="printers">
          {certificates.map((one) => (
            <Certificate key={one.certificateId} certificate={one} isAsked={one.certificateId === asked} />
          ))}
        </ul>
      )}
      {mayAdd && (
        <Form method="post" className="card step-form mt-5 flex flex-col gap-4" noValidate>
          <h2 className="text-lg">Add a certificate</h2>
          <ErrorSummary errors={values === undefined ? [] : errors} />
          <SelectField
            label="State"
            name="state"
            defaultValue={values?.state ?? ''}
            error={errorOf('state')}
            options={[{ value: '', label: 'Choose a state' }, ...Object.entries(US_STATES).map(([value, label]) => ({ value, label }))]}
            required
          />
          <TextField
            label="Certificate number"
            name="number"
            defaultValue={values?.number}
            error={errorOf('number')}
            maxLength={40}
            autoComplete="off"
            required
          />
          <SelectField
            label="Why it’s exempt"
            name="reason"
            defaultValue={values?.reason}
            error={errorOf('reason')}
            options={EXEMPTION_REASONS.map((value) => ({ value, label: REASON_TEXTS[value] }))}
          />
          <TextField
            label="Valid through"
            name="validUntil"
            type="date"
            defaultValue={values?.validUntil}
            error={errorOf('validUntil')}
            hint="The last day on the certificate."
            required
          />
          <Button isBusy={formData?.get('intent') === 'add'} name="intent" value="add">
            Send for review
          </Button>
        </Form>
      )}
    </div>
  );
}

function Certificate({ certificate, isAsked }: { certificate: TaxCertificate & { readonly until: string }; isAsked: boolean }) {
  const { certificateId, state, number, reason, until, words } = certificate;
  const status = certificateStatus(certificate);
  const whose = (
    <span className="hearable">
      {' '}
      {state} certificate {number}
    </span>
  );
  return (
    <li className="printer">
      <div className="printer-head">
        <div className="printer-words">
          <h2 className="text-md">
            {state} · {number}{' '}
            <Badge tone={status === 'Approved' ? 'success' : status === 'In review' ? 'neutral' : 'failure'}>{status}</Badge>
          </h2>
          <p className="text-sm text-ink-soft">
            {REASON_TEXTS[reason]} · valid through {until}
          </p>
          {words !== '' && <p className="mt-1 text-sm">{words}</p>}
        </div>
        {status === 'Approved' && !isAsked ? (
          <LinkButton look="quiet" to={`${HERE}?remove=${encodeURIComponent(certificateId)}`} preventScrollReset>
            Remove{whose}
          </LinkButton>
        ) : (
          <Form method="post" action={HERE} className="flex flex-wrap items-center gap-3" preventScrollReset>
            <input type="hidden" name="certificateId" value={certificateId} />
            {isAsked && <p className="text-sm">Orders to {state} will be taxed again. Remove it?</p>}
            <Button look={isAsked ? 'danger' : 'quiet'} name="intent" value="remove">
              {isAsked ? 'Yes, remove it' : 'Remove'}
              {whose}
            </Button>
            {isAsked && (
              <LinkButton look="secondary" to={HERE} preventScrollReset>
                Keep it
              </LinkButton>
            )}
          </Form>
        )}
      </div>
    </li>
  );
}
