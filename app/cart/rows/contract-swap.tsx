import { CartForm } from '#app/cart/actions/cart-form.tsx';
import type { CartIntent } from '#app/cart/actions/action-result.ts';
import type { ContractNote } from '#app/catalog/contract/contract-note.ts';
import { Button } from '#app/ui/button.tsx';
import type { RowView } from './row-view.ts';

type Props = {
  readonly row: Pick<RowView, 'lineId' | 'title' | 'qty'>;
  readonly instead: NonNullable<ContractNote['instead']>;
  readonly busy: readonly CartIntent[];
};

/** What is on the buyer's contract instead of a row, with one press to have as many of it. */
export function ContractSwap({ row: { lineId, title, qty }, instead, busy }: Props) {
  return (
    <>
      <p>
        On your contract:{' '}
        <a className="link" href={instead.url}>
          {instead.title}
        </a>
        , <b className="figures">{instead.saving ?? instead.price}</b>.
      </p>
      <CartForm
        intent="swap"
        fields={{ cartItemId: lineId, itemId: instead.itemId, qty: String(qty), deliveryType: 'STA', pickupStoreNumber: '' }}
      >
        <Button
          look="secondary"
          size="small"
          isBusy={busy.includes('swap')}
          aria-label={`Switch to this: ${instead.title} instead of ${title}`}
        >
          Switch to this
        </Button>
      </CartForm>
    </>
  );
}
