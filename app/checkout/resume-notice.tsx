import { Notice } from '#app/ui/notice.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { PlaceOrderForm } from './review-step.tsx';

/** Back from the payer's bank without scripts: one press goes on where the order stopped. */
export function ResumeNotice({ checkout }: { checkout: CheckoutView }) {
  return (
    <Notice tone="info" title="Your bank has answered" action={<PlaceOrderForm checkout={checkout} captcha={undefined} />}>
      Press once more to finish your order. It is placed and paid only once.
    </Notice>
  );
}
