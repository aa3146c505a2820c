import { Form, useLocation } from 'react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import { isPaidLater, type VendorPaymentType } from '#domain/payment/payment-types.ts';
import { Button } from '#app/ui/button.tsx';
import type { CheckoutView } from '../checkout-view.ts';
import { SignedInMark } from '../signed-in-mark.tsx';
import { OTHER_WAYS_ID } from './refusals/refusal-words.ts';

/** What each button says; the vendor's name stands as a word in its colors, drawn by us. */
const WORDS: Record<VendorPaymentType, { readonly before: string; readonly name: string; readonly after?: string }> = {
  PAYPAL: { before: 'Pay with', name: 'PayPal' },
  KLARNA: { before: 'Pay later with', name: 'Klarna' },
  VISA_PAY: { before: 'Pay with', name: 'Visa', after: 'wallet' },
  APPLE_PAY: { before: 'Pay with', name: 'Apple Pay' },
};

/** The ways to pay that begin at a vendor's own page, and come back here. Nothing where there are none. */
export function OtherWays({ checkout: { vendorPayments, payLater } }: { checkout: Pick<CheckoutView, 'vendorPayments' | 'payLater'> }) {
  const { pathname } = useLocation();
  if (vendorPayments.length === 0) return null;
  return (
    <section className="other-ways" aria-labelledby={OTHER_WAYS_ID}>
      <h3 id={OTHER_WAYS_ID} tabIndex={-1} className="text-md">
        Other ways to pay
      </h3>
      <ul>
        {vendorPayments.map((type) => (
          <li key={type}>
            {/* Leaves the site: the browser itself has to go. */}
            <Form method="post" action={pathname} reloadDocument>
              <SignedInMark />
              <input type="hidden" name="intent" value="vendor-payment" />
              <input type="hidden" name="vendorType" value={type} />
              <Button look="secondary" isWide className={`vendor-button vendor-${type.toLowerCase()}`}>
                <span>
                  {WORDS[type].before} <b className="vendor-word">{WORDS[type].name}</b>
                  {WORDS[type].after !== undefined && ` ${WORDS[type].after}`}
                </span>
                <ExternalLink size={16} aria-hidden="true" />
              </Button>
            </Form>
            {isPaidLater(type) && payLater !== undefined && <p className="figures text-sm text-ink-soft">{payLater}</p>}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">You approve the payment on their page and come straight back to review your order.</p>
    </section>
  );
}
