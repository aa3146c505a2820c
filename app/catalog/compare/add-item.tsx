import { Form } from 'react-router';
import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import type { MenuLink } from '#app/shell/menu-text.ts';
import { categoryPath, PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { ITEMS_PARAM } from './compare-address.ts';
import { FROM_PARAM, MORE_PARAM } from './compare-steps.ts';

/** What somebody typed that could not be set beside the others, and why. */
export type NotAdded = { readonly typed: string; readonly problem: string };

export type AddItemProps = {
  /** What is there already. */
  itemIds: readonly string[];
  from: string | undefined;
  notAdded: NotAdded | undefined;
  /** Where there is more of the kind. */
  shelf: MenuLink | undefined;
  /** Called when a number is sent. */
  onAdd: () => void;
  /** Called before the way to the shelf is taken. */
  onPick: () => void;
};

/** Where the place of one more item is: the ways to fill it. */
export function AddItem({ shelf, onPick, ...rest }: AddItemProps) {
  return (
    <section className="compare-add not-printed" aria-labelledby="add-item">
      <h2 id="add-item">Add an item</h2>
      {shelf !== undefined && (
        <LinkButton look="secondary" to={categoryPath(shelf.id)} onClick={onPick}>
          Pick from {shelf.name}
        </LinkButton>
      )}
      <AddByNumber {...rest} label={shelf === undefined ? 'Item number' : 'Or by item number'} />
    </section>
  );
}

/** Sets an item beside the others by its number, without scripts too. */
export function AddByNumber({ itemIds, from, notAdded, onAdd, label }: Omit<AddItemProps, 'shelf' | 'onPick'> & { label: string }) {
  return (
    // By what is there: what has been added is no longer in the field.
    <Form key={itemIds.join()} action={PATHS.compare} className="compare-add-form" preventScrollReset onSubmit={onAdd}>
      {itemIds.length > 0 && <input type="hidden" name={ITEMS_PARAM} value={itemIds.join()} />}
      {from !== undefined && <input type="hidden" name={FROM_PARAM} value={from} />}
      <TextField
        id="compare-number"
        name={MORE_PARAM}
        label={label}
        error={notAdded?.problem}
        defaultValue={notAdded?.typed}
        maxLength={LONGEST_ITEM_NUMBER}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Button look={itemIds.length === 0 ? 'primary' : 'secondary'}>Add</Button>
    </Form>
  );
}
