import { referenceText, waysToPay, type PayTo } from '#domain/accounts/credit/pay-words.ts';

/** How an organization pays what it owes: to which bank account, or with a check to which address. */
export function HowToPay({ payTo }: { payTo: PayTo }) {
  return (
    <section className="card how-to-pay" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">How to pay</h2>
      <dl>
        {waysToPay(payTo).map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{referenceText()} We apply payments to your oldest invoices first.</p>
    </section>
  );
}
