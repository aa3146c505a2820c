import { Form } from 'react-router';
import { usePageData } from '#app/shell/page-data.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { OrderView } from './order-view.ts';

/** Puts everything of an order into the cart once more, and shows the cart with it. */
export function ReorderForm({ order: { groups } }: { order: OrderView }) {
  const tenant = usePageData()?.tenant ?? 'dotcom';
  return (
    <Form method="post" action={cartPath(tenant)} reloadDocument className="not-printed">
      <input type="hidden" name="intent" value="add" />
      {groups
        .flatMap(({ items }) => items)
        .map(({ lineId, itemId, qty }) => (
          <span key={lineId}>
            <input type="hidden" name="itemId" value={itemId} />
            <input type="hidden" name="qty" value={qty} />
          </span>
        ))}
      <Button>Reorder all</Button>
    </Form>
  );
}
