import { getInvoicePayment } from '#contracts/account/invoice-payments.ts';
import { INVOICE_PATHS, invoicePaymentPath } from '#domain/accounts/credit/invoice-paths.ts';
import { paymentView } from '#app/account/invoices/paying/payment-view.ts';
import { PrintButton } from '#app/account/print-button.tsx';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { isAtVendor } from '#app/checkout/at-vendor.ts';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { buttonClass, LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/invoice-payment.ts';
import '../../account/styles/invoices.css';

/** A payment of the organization of who is signed in, which is its receipt; for everybody else there is none. */
export async function loader({ url, params: { paymentNumber }, context }: Route.LoaderArgs) {
  const { door, vendorOrigin } = servicesOf(context);
  const view = paymentView(requireAnswer(await door(getInvoicePayment, { params: { paymentNumber } }), url));
  const { challengeUrl } = view;
  return { ...view, challengeUrl: challengeUrl !== null && isAtVendor(challengeUrl, vendorOrigin) ? challengeUrl : null };
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches[0].loaderData, { title: `Payment ${params.paymentNumber}`, isUnlisted: true });

const TRAIL = [
  { name: 'Your account', href: ACCOUNT_PATHS.all },
  { name: 'Invoices', href: INVOICE_PATHS.all },
];

export default function InvoicePayment({ loaderData: payment }: Route.ComponentProps) {
  const { number, title, text, tone, isPaid, isOpen, mayPayAgain, challengeUrl, amount, facts, parts } = payment;
  return (
    <div className="page page-narrow pb-8">
      <Breadcrumbs trail={TRAIL} here={`Payment ${number}`} />
      <h1>{isPaid ? 'Receipt' : 'Your payment'}</h1>
      <div className="mt-4 flex flex-col gap-4">
        <Notice tone={tone} title={title}>
          <p>{text}</p>
          {challengeUrl !== null && (
            <p className="mt-3">
              <a className={buttonClass()} href={challengeUrl}>
                Confirm with your bank
              </a>
            </p>
          )}
        </Notice>
        <section className="card" aria-labelledby="payment">
          <h2 id="payment" className="mb-2">
            {isPaid ? 'Paid' : 'To be paid'}
          </h2>
          <dl className="payment-facts figures">
            {facts.map(({ label, lines }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <ul className="paid-parts figures">
            {parts.map((part) => (
              <li key={part.number}>
                <span>
                  <a className="link" href={part.paper} type="application/pdf">
                    {part.number}
                    <span className="hearable"> (PDF)</span>
                  </a>
                  <small>{part.notes}</small>
                </span>
                <span>
                  <b>{part.amount}</b>
                  {part.rest !== undefined && <small>{part.rest}</small>}
                </span>
              </li>
            ))}
          </ul>
          <p className="paid-total figures">
            Total <b>{amount}</b>
          </p>
        </section>
        <p className="not-printed flex flex-wrap gap-3">
          {mayPayAgain && <LinkButton to={INVOICE_PATHS.pay}>Pay again</LinkButton>}
          {isOpen && (
            <LinkButton look="secondary" to={invoicePaymentPath(number)}>
              Check again
            </LinkButton>
          )}
          {isPaid && <PrintButton />}
          <LinkButton look="secondary" to={INVOICE_PATHS.all}>
            Back to invoices
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
