import { data, Link } from 'react-router';
import { listPayableInvoices } from '#contracts/account/invoice-payments.ts';
import { INVOICE_PATHS } from '#domain/accounts/credit/invoice-paths.ts';
import { ChooseInvoices } from '#app/account/invoices/paying/choose-invoices.tsx';
import { payFromPage, type PaySaid } from '#app/account/invoices/paying/pay-from-page.server.ts';
import { payingPage, wantedIn } from '#app/account/invoices/paying/paying-page.server.ts';
import { PRESS_FIELD } from '#app/account/invoices/paying/paying-query.ts';
import { EnteredCard, NewCard, SavedCards } from '#app/account/orders/paying/pay-with-card.tsx';
import { requireAnswer } from '#app/api/answered.ts';
import { formError, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { answerOr, unlessUnreached } from '#app/api/unreached.ts';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import type { Route } from './+types/pay-invoices.ts';
import '../../checkout/checkout.css';
import '../../account/styles/invoices.css';

/**
 * Where an organization's invoices are paid by card: first which, and how much of each, which then stands in the address; then with which card. It is paid by a press on this page: no link pays
 * anything, and a token is good for this alone.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  return payingPage(servicesOf(context), url);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { reply, ...said } = await payFromPage(servicesOf(context), wantedIn(url), await request.formData());
  // Who may pay nothing at all has no such page; a card that was entered for something else is told of on it.
  if (reply.code === 'UNAUTHORIZED' || reply.code === 'FORBIDDEN') requireAnswer(await servicesOf(context).door(listPayableInvoices), url);
  return data(said, refusedWith(reply));
}

/** Without an answer it may be paid already: the same press again pays at most once. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return answerOr(serverAction, (text): PaySaid => ({
    errors: [formError(text)],
    captcha: undefined,
    token: textIn(form, 'token'),
    cardId: textIn(form, 'savedCard'),
    press: textIn(form, PRESS_FIELD),
    isUnreached: true,
  }));
}

export const shouldRevalidate = unlessUnreached;

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Pay invoices', isUnlisted: true });

const TRAIL = [
  { name: 'Your account', href: ACCOUNT_PATHS.all },
  { name: 'Invoices', href: INVOICE_PATHS.all },
];

export default function PayInvoices({ loaderData, actionData: said }: Route.ComponentProps) {
  return (
    <div className="page page-narrow pay-invoices pb-8">
      <Breadcrumbs trail={TRAIL} here="Pay invoices" />
      <h1 className="mb-3">Pay invoices</h1>
      {loaderData.step === 'PAY' ? <WithCard {...loaderData} said={said} /> : <WhichInvoices {...loaderData} />}
    </div>
  );
}

type Shown<Step extends string> = Extract<Route.ComponentProps['loaderData'], { step: Step }>;

function WhichInvoices({ invoices, errors, total }: Shown<'CHOOSE'>) {
  if (invoices.length === 0)
    return (
      <EmptyState title="Nothing is open" actions={<LinkButton to={INVOICE_PATHS.all}>See all invoices</LinkButton>}>
        Everything is paid.
      </EmptyState>
    );
  return (
    <>
      <p className="mb-4">Check the invoices you want to pay. To pay part of one, change its amount.</p>
      <ErrorSummary errors={errors} />
      <ChooseInvoices key={total} invoices={invoices} errors={errors} total={total} />
    </>
  );
}

const NO_ERRORS: readonly FormError[] = [];

function WithCard({ said, ...shown }: Shown<'PAY'> & { said: PaySaid | undefined }) {
  const { amount, parts, change, cards } = shown;
  const carried = { [PRESS_FIELD]: said?.press ?? shown.press };
  const captcha = said?.captcha;
  const token = said === undefined ? shown.token : said.token;
  return (
    <div className="flex flex-col gap-4">
      <ErrorSummary title={titleOf(said)} errors={said?.errors ?? NO_ERRORS} />
      <section className="card" aria-labelledby="to-pay">
        <h2 id="to-pay">You’re paying {amount}</h2>
        <PaidParts parts={parts} />
        <p>
          <Link className="link inline-flex min-h-11 items-center" to={change}>
            Change
          </Link>
        </p>
      </section>
      {token !== '' && (
        <EnteredCard token={token} amount={amount} captcha={captcha} carried={carried} whenCharged="You’re charged when you press Pay." />
      )}
      {token === '' && cards.length > 0 && (
        <SavedCards cards={cards} amount={amount} captcha={captcha} chosenId={said?.cardId} carried={carried} />
      )}
      {token === '' && captcha === undefined && <NewCard {...shown} hasOthers={cards.length > 0} carried={carried} />}
      <p>
        <Link className="link inline-flex min-h-11 items-center" to={INVOICE_PATHS.all}>
          Back to invoices
        </Link>
      </p>
    </div>
  );
}

function PaidParts({ parts }: Pick<Shown<'PAY'>, 'parts'>) {
  return (
    <ul className="paid-parts figures">
      {parts.map(({ number, notes, amount, rest }) => (
        <li key={number}>
          <span>
            <b>{number}</b>
            <small>{notes}</small>
          </span>
          <span>
            <b>{amount}</b>
            {rest !== undefined && <small>{rest}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function titleOf(said: PaySaid | undefined): string {
  if (said?.isUnreached === true) return 'We don’t know yet whether your payment went through';
  return said?.captcha === undefined ? 'Your payment didn’t go through' : 'One question first';
}
