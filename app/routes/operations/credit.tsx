import { Fragment } from 'react';
import { data, Form, Link } from 'react-router';
import { listCredit, recordAccountPayment, reverseAccountPayment } from '#contracts/operations/credit.ts';
import { ERRORS } from '#contracts/errors.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { ownText } from '#app/api/own-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formError, formErrors, errorAt } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { readAmount } from '#app/checkout/payment/amount-field.ts';
import { OperationsPage } from '#app/operations/operations-page.tsx';
import { WORK_PATHS } from '#app/operations/work-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import type { Route } from './+types/credit.ts';
import '../../operations/operations.css';

const DONE: Readonly<Record<string, string>> = {
  recorded: 'Payment recorded. The oldest invoices are paid first.',
  known: 'This payment was recorded before. Nothing changed.',
  reversed: 'Payment reversed. The invoices that it had paid are open again.',
};

/** For operators: for everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { accounts, payments } = requireAnswer(await servicesOf(context).door(listCredit), url);
  return {
    accounts,
    payments: payments.map((one) => ({ ...one, at: momentText(one.at), amount: formatDollars(one.amount) })),
    done: ownText(DONE, doneIn(context, url)) ?? '',
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const door = servicesOf(context).door;
  if (form.has('paymentId')) return reverse(form, url, context);
  const values = {
    accountNumber: textIn(form, 'accountNumber').slice(0, 20),
    reference: textIn(form, 'reference').slice(0, 60),
    amount: textIn(form, 'amount').slice(0, 20),
  };
  const amount = readAmount(values.amount);
  const errors = [
    ...(values.accountNumber === '' ? [formError('Choose who has paid.', 'accountNumber')] : []),
    ...(values.reference.trim() === '' ? [formError('Enter the reference of the payment.', 'reference')] : []),
    ...(typeof amount !== 'number' || amount <= 0 ? [formError('Enter an amount such as 1,250.00.', 'amount')] : []),
  ];
  if (errors.length > 0 || typeof amount !== 'number') return data({ errors, values }, 400);
  if (!form.has('isSure')) return { errors, values, isAsked: true };
  const reply = await door(recordAccountPayment, {
    body: { accountNumber: values.accountNumber, reference: values.reference, amount },
  });
  if (!reply.ok && reply.code === 'INVALID_REQUEST') {
    const said = formErrors(reply, { accountNumber: 'accountNumber', reference: 'reference', amount: 'amount' });
    return data({ errors: said.length > 0 ? said : [formError(ERRORS[reply.code].message)], values }, 400);
  }
  const { isNew } = requireAnswer(reply, url);
  throw doneAt(context, WORK_PATHS.credit, isNew ? 'recorded' : 'known');
}

/** What was recorded by mistake is taken back once that was asked. */
async function reverse(form: FormData, url: URL, context: Route.ActionArgs['context']) {
  const paymentId = textIn(form, 'paymentId').slice(0, 40);
  if (!form.has('isSure')) return { errors: [], reversing: paymentId };
  requireAnswer(await servicesOf(context).door(reverseAccountPayment, { params: { paymentId } }), url);
  throw doneAt(context, WORK_PATHS.credit, 'reversed');
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Accounts and payments', isUnlisted: true });

export default function Credit({ loaderData: { accounts, payments, done }, actionData }: Route.ComponentProps) {
  const said = actionData ?? { errors: [] };
  const values = 'values' in said ? said.values : undefined;
  const nameOf = (number: string) => accounts.find(({ accountNumber }) => accountNumber === number)?.name ?? '';
  if (values !== undefined && 'isAsked' in said)
    return (
      <Sure
        title="Record this payment?"
        facts={[
          ['From', `${nameOf(values.accountNumber)} (${values.accountNumber})`],
          ['Reference', values.reference],
          ['Amount', formatDollars(Number(readAmount(values.amount)))],
        ]}
        sent={values}
        press="Yes, record it"
      />
    );
  const reversing =
    'reversing' in said ? payments.find(({ paymentId, isReversed }) => paymentId === said.reversing && !isReversed) : undefined;
  if (reversing !== undefined)
    return (
      <Sure
        title="Reverse this payment?"
        facts={[
          ['From', `${reversing.name} (${reversing.accountNumber})`],
          ['Reference', reversing.reference],
          ['Amount', reversing.amount],
        ]}
        sent={{ paymentId: reversing.paymentId }}
        press="Yes, reverse it"
      />
    );
  return (
    <OperationsPage title="Accounts and payments">
      <p className="mb-4 max-w-prose text-ink-soft">Organizations that buy on account. Those with the most past due come first.</p>
      <Done>{done}</Done>
      {accounts.length === 0 ? (
        <EmptyState title="No accounts">Organizations that may be invoiced show up here.</EmptyState>
      ) : (
        <>
          <table className="operations-table figures">
            <thead>
              <tr>
                <th scope="col">Organization</th>
                <th scope="col">Terms</th>
                <th scope="col" className="amount">
                  Limit
                </th>
                <th scope="col" className="amount">
                  Owed
                </th>
                <th scope="col" className="amount">
                  Past due
                </th>
                <th scope="col" className="amount">
                  On order
                </th>
              </tr>
            </thead>
            <tbody>
              {accounts.map(({ accountNumber, name, limit, termsDays, owed, pastDue, onOrder }) => (
                <tr key={accountNumber}>
                  <th scope="row">
                    {name} <span className="text-ink-soft">{accountNumber}</span>
                  </th>
                  <td data-label="Terms">Net {termsDays}</td>
                  <td data-label="Limit" className="amount">
                    {formatDollars(limit)}
                  </td>
                  <td data-label="Owed" className="amount">
                    {formatDollars(owed)}
                  </td>
                  <td data-label="Past due" className="amount">
                    {formatDollars(pastDue)}
                  </td>
                  <td data-label="On order" className="amount">
                    {formatDollars(onOrder)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <h2 className="mt-8 mb-3">Record a payment</h2>
          <Form method="post" action={WORK_PATHS.credit} className="operations-form">
            <ErrorSummary title="Please check the payment" errors={said.errors} />
            <SelectField
              label="From"
              name="accountNumber"
              defaultValue={values?.accountNumber ?? ''}
              emptyLabel="Choose an organization"
              options={accounts.map(({ accountNumber, name }) => ({ value: accountNumber, label: `${name} (${accountNumber})` }))}
              error={errorAt(said.errors, 'accountNumber')}
            />
            <TextField
              label="Reference"
              hint="The bank’s number or the check’s: the same one is recorded once"
              name="reference"
              autoComplete="off"
              maxLength={60}
              defaultValue={values?.reference}
              error={errorAt(said.errors, 'reference')}
            />
            <TextField
              label="Amount"
              hint="In dollars"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={values?.amount}
              error={errorAt(said.errors, 'amount')}
            />
            <Button>Record payment</Button>
          </Form>
        </>
      )}
      {payments.length > 0 && (
        <>
          <h2 className="mt-8 mb-3">Latest payments</h2>
          <ul className="operations-changes">
            {payments.map(({ paymentId, at, name, reference, amount, by, isReversed, isByCard }) => (
              <li key={paymentId} className="figures flex flex-wrap items-center justify-between gap-x-4">
                <span className="wrap-anywhere">
                  {at} · <strong>{amount}</strong> from {name} · {reference}
                  {by !== null && ` · ${by}`}
                  {isReversed && ' · Reversed'}
                  {isByCard && ' · By card'}
                </span>
                {!isReversed && !isByCard && (
                  <Form method="post" action={WORK_PATHS.credit}>
                    <button className="link min-h-11" name="paymentId" value={paymentId}>
                      Reverse<span className="hearable"> {`${amount} from ${name}, ${reference}`}</span>
                    </button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </OperationsPage>
  );
}

/** What is about to be done, in words: money that is booked to the wrong name costs two people an afternoon. */
function Sure({
  title,
  facts,
  sent,
  press,
}: {
  title: string;
  facts: readonly (readonly [string, string])[];
  sent: Readonly<Record<string, string>>;
  press: string;
}) {
  return (
    <OperationsPage title={title}>
      <dl className="mb-4 grid max-w-prose grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {facts.map(([name, text]) => (
          <Fragment key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="figures font-semibold wrap-anywhere">{text}</dd>
          </Fragment>
        ))}
      </dl>
      <Form method="post" action={WORK_PATHS.credit} className="flex flex-wrap items-center gap-4">
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button name="isSure" value="1">
          {press}
        </Button>
        <Link className="link inline-flex min-h-11 items-center" to={WORK_PATHS.credit}>
          Cancel
        </Link>
      </Form>
    </OperationsPage>
  );
}
