import type { Cart } from '#contracts/cart.ts';
import { whyText } from '#domain/approvals/approval-words.ts';
import { Notice } from '#app/ui/notice.tsx';

/** Why somebody has to approve a cart once it is ordered; undefined: it is placed at once. */
export function approvalReasonsOf({ cartAccountInfo }: Pick<Cart, 'cartAccountInfo'>): readonly string[] | undefined {
  return cartAccountInfo?.approval?.reasons.map(whyText);
}

/** Told before anything is typed: in the cart and at the head of checkout. */
export function NeedsApproval({ reasons }: { reasons: readonly string[] }) {
  return (
    <Notice title="This order needs approval">
      <ul className="flex flex-col gap-1">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-1">Place it as usual. We hold everything and ship once it’s approved.</p>
    </Notice>
  );
}
