import { Form } from 'react-router';
import type { Personalization } from '#domain/personalization/personalization.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import { Button, type ButtonLook, type ButtonSize } from '#app/ui/button.tsx';

type ReorderProps = {
  items: readonly { readonly itemId: string; readonly qty: number; readonly personalization?: Personalization | undefined }[];
  text: string;
  /** Which order it is about, where the page shows several. */
  about?: string;
  look?: ButtonLook;
  size?: ButtonSize;
  isWide?: boolean;
};

/** Puts everything of an order into the cart once more, and shows the cart with it. */
export function ReorderForm({ items, text, about, look, size, isWide }: ReorderProps) {
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
        {about !== undefined && <span className="hearable"> {about}</span>}
      </Button>
    </Form>
  );
}
