import { Form, useLocation } from 'react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import type { VendorPaymentType } from '#domain/payment/payment-types.ts';
import { Button } from '#app/ui/button.tsx';
import { SignedInMark } from '../signed-in-mark.tsx';

const WORDS: Record<VendorPaymentType, string> = {
  PAYPAL: 'Pay with PayPal',
  KLARNA: 'Pay later with Klarna',
  VISA_PAY: 'Pay with a card wallet',
  APPLE_PAY: 'Pay with Apple Pay',
};

/** The ways to pay that begin at a vendor's own page, and come back here. Nothing where there are none. */
export function OtherWays({ types }: { types: readonly VendorPaymentType[] }) {
  const { pathname } = useLocation();
  if (types.length === 0) return null;
  return (
    <section className="other-ways" aria-labelledby="other-ways">
      <h3 id="other-ways" className="text-md">
        Other ways to pay
      </h3>
      <ul>
        {types.map((type) => (
          <li key={type}>
            {/* Leaves the site: the browser itself has to go. */}
            <Form method="post" action={pathname} reloadDocument>
              <SignedInMark />
              <input type="hidden" name="intent" value="vendor-payment" />
              <input type="hidden" name="vendorType" value={type} />
              <Button look="secondary" isWide>
                {WORDS[type]}
                <ExternalLink size={16} aria-hidden="true" />
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">You approve the payment on their page and come straight back to review your order.</p>
    </section>
  );
}
