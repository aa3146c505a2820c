import { Button } from '#app/ui/button.tsx';
import { CartForm } from '#app/cart/actions/cart-form.tsx';

/** Takes a row out of the cart. */
export function RemoveForm({
  lineId,
  title,
  isBusy,
  text = 'Remove',
}: {
  lineId: string;
  title: string;
  isBusy: boolean;
  text?: string | undefined;
}) {
  return (
    <CartForm intent="remove" fields={{ cartItemId: lineId }}>
      <Button look="quiet" size="small" isBusy={isBusy} aria-label={`${text} ${title}`}>
        {text}
      </Button>
    </CartForm>
  );
}
