import type { FetcherWithComponents } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { CartOutcome } from './cart-outcome.ts';

/** Takes a row out of the cart. */
export function RemoveForm({
  fetcher,
  lineId,
  title,
  action,
}: {
  fetcher: FetcherWithComponents<CartOutcome>;
  lineId: string;
  title: string;
  action: string;
}) {
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="cartItemId" value={lineId} />
      <Button look="quiet" size="small" isBusy={fetcher.state !== 'idle'} aria-label={`Remove ${title}`}>
        Remove
      </Button>
    </fetcher.Form>
  );
}
