import { Button } from '#app/ui/button.tsx';
import { ADD_PATH, addFromForm } from './add-requests.ts';

/** Puts an item into the cart so that it is picked up in a store. */
export function PickUpForm({ itemId, qty, storeNumber, at }: { itemId: string; qty: number; storeNumber: string; at?: string }) {
  return (
    <form method="post" action={ADD_PATH} onSubmit={addFromForm}>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="qty" value={qty} />
      <input type="hidden" name="deliveryType" value="ISP" />
      <input type="hidden" name="pickupStoreNumber" value={storeNumber} />
      {at === undefined ? (
        <Button look="secondary">Pick up in store</Button>
      ) : (
        <Button>
          Pick up here<span className="hearable"> at {at}</span>
        </Button>
      )}
    </form>
  );
}
