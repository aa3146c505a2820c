import { RETURN_PATH } from '#domain/procurement/procurement-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import type { ProcurementView } from './procurement-view.ts';

/** The way back to the purchasing system, in the place of checkout. */
export function ReturnLink({ procurement: { isOnlyLookedAt, orderNumber } }: { readonly procurement: ProcurementView }) {
  return (
    <>
      {orderNumber !== undefined && <p className="mb-2 text-ink-soft wrap-anywhere">Purchase order {orderNumber}</p>}
      <LinkButton to={RETURN_PATH} size="large" isWide>
        {isOnlyLookedAt ? 'Close and go back' : 'Return the cart to your purchasing system'}
      </LinkButton>
    </>
  );
}
