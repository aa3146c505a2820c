import { Form } from 'react-router';
import type { Personalization } from '#domain/personalization/personalization.ts';
import { orderAgainPath } from '#app/buy-again/again-paths.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import { Button, type ButtonLook, type ButtonSize } from '#app/ui/button.tsx';

type Looks = {
  readonly text: string;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly isWide?: boolean;
};

type ReorderProps = Looks & {
  readonly orderNumber: string;
  /** Which order it is about, where the page shows several. */
  readonly about?: string;
};

/** Puts everything of an order into the cart once more, and shows the cart, which tells what is different since. */
export function ReorderForm({ orderNumber, text, about, look, size, isWide }: ReorderProps) {
  return (
    <Form method="post" action={orderAgainPath(orderNumber)} reloadDocument className="not-printed">
      <Button name="intent" value="all" look={look} size={size} isWide={isWide}>
        {text}
        {about !== undefined && <span className="hearable"> {about}</span>}
      </Button>
    </Form>
  );
}

type AddRowsProps = Looks & {
  readonly items: readonly { readonly itemId: string; readonly qty: number; readonly personalization?: Personalization | undefined }[];
};

/** The same of an order that was looked up by its email: who looks has no other way to its rows than this page. */
export function AddRowsForm({ items, text, look, size, isWide }: AddRowsProps) {
  const tenant = usePageData()?.tenant ?? 'dotcom';
  return (
    <Form method="post" action={cartPath(tenant)} reloadDocument className="not-printed">
      <input type="hidden" name="intent" value="add" />
      {items.map(({ itemId, qty, personalization }, index) => (
        <span key={`${index} ${itemId}`}>
          <input type="hidden" name="itemId" value={itemId} />
          <input type="hidden" name="qty" value={qty} />
          <input type="hidden" name="personalization" value={personalization === undefined ? '' : JSON.stringify(personalization)} />
        </span>
      ))}
      <Button look={look} size={size} isWide={isWide}>
        {text}
      </Button>
    </Form>
  );
}
