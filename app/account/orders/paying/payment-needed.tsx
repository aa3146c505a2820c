import { LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { payOrderPath } from './pay-order-path.ts';
import type { PaymentNeededView } from './payment-needed-view.ts';

/** What is to be paid another way, on the page of the order: for its owner with the way to do it. */
export function PaymentNeeded({ orderNumber, needed, isOwn }: { orderNumber: string; needed: PaymentNeededView; isOwn: boolean }) {
  if (needed.isUnderWay)
    return (
      <Notice tone="info" title="We’re checking a payment for this order">
        It can take a few minutes. The order goes on by itself once the bank says yes.
      </Notice>
    );
  return (
    <Notice tone="warning" title={needed.title}>
      <p>{needed.text}</p>
      {isOwn && needed.checkoutId !== undefined && (
        <p className="not-printed mt-3">
          <LinkButton to={payOrderPath(orderNumber)}>Pay another way</LinkButton>
        </p>
      )}
    </Notice>
  );
}
