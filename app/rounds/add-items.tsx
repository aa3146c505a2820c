import { Form } from 'react-router';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { LONGEST_QUERY } from '#domain/catalog/listing-limits.ts';
import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { LONGEST_NOTE } from '#domain/rounds/round-limits.ts';
import type { Picture as PictureOf } from '#contracts/catalog.ts';
import type { z } from 'zod';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ItemName } from './item-name.tsx';

type Found = {
  readonly itemId: string;
  readonly name: string;
  readonly url: string;
  readonly image: z.output<typeof PictureOf>;
  readonly price: number;
  readonly whyNot: string | null;
};

type AddItemsProps = {
  /** What was searched for; empty: nothing. */
  query: string;
  found: readonly Found[];
  showsPrices: boolean;
  /** Who has no account has nothing to look at elsewhere. */
  hasLinks: boolean;
  errors: readonly FormError[];
  /** The found item that the errors are about. */
  about: string;
  /** How many of which item whoever looks has in the round. */
  own: ReadonlyMap<string, number>;
};

/** Adds to a round: by what something is called, or by its number. */
export function AddItems({ query, found, showsPrices, hasLinks, errors, about, own }: AddItemsProps) {
  // Fields begin anew once something was added; what was pressed stays, with the focus.
  const pieces = [...own.values()].reduce((sum, qty) => sum + qty, 0);
  const isAboutNumber = errors.length > 0 && !found.some(({ itemId }) => itemId === about);
  return (
    <section aria-labelledby="add" className="card mb-6">
      <h2 id="add" className="mb-3 text-lg">
        Add an item
      </h2>
      <Form method="get" className="rounds-find" preventScrollReset>
        <TextField label="What do you need?" name="q" type="search" maxLength={LONGEST_QUERY} defaultValue={query} key={query} />
        <Button look="secondary">Search</Button>
      </Form>
      {query !== '' && found.length === 0 && <p className="mt-3">We found nothing for “{query}”. Try another word, or an item number.</p>}
      {found.length > 0 && (
        <ul className="rounds-found" aria-label={`Found for ${query}`}>
          {found.map((item) => (
            <li key={item.itemId} className="rounds-row">
              <Picture picture={item.image} widths={[160]} isDecorative className="rounds-picture" />
              <div>
                <p className="font-semibold">
                  <ItemName item={item} hasLink={hasLinks} />
                </p>
                <p className="text-sm text-ink-soft">
                  Item {item.itemId}
                  {showsPrices && (
                    <>
                      {' · '}
                      <span className="figures">{formatDollars(item.price)}</span>
                    </>
                  )}
                </p>
                {item.whyNot !== null && <p className="text-sm">{item.whyNot}</p>}
                {own.has(item.itemId) && (
                  <p className="text-sm font-semibold text-success">Added: {own.get(item.itemId)?.toLocaleString('en-US')}</p>
                )}
              </div>
              {item.whyNot === null && (
                <Form method="post" className="rounds-add" preventScrollReset noValidate>
                  <input type="hidden" name="itemId" value={item.itemId} />
                  <input type="hidden" name="from" value="found" />
                  <Quantity
                    key={own.get(item.itemId)}
                    id={`qty-found-${item.itemId}`}
                    error={about === item.itemId ? errors[0]?.message : undefined}
                    isLabelHidden
                  />
                  <Button name="intent" value="add">
                    Add<span className="hearable"> {item.name}</span>
                  </Button>
                  <Disclosure key={`note ${own.get(item.itemId) ?? 0}`} summary="Add a note">
                    <Note id={`note-found-${item.itemId}`} />
                  </Disclosure>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="rounds-number" preventScrollReset noValidate>
        <TextField
          key={pieces}
          label="Or an item number"
          name="itemId"
          maxLength={LONGEST_ITEM_NUMBER}
          autoComplete="off"
          error={isAboutNumber ? (errorAt(errors, 'itemId') ?? undefined) : undefined}
        />
        <Quantity key={`qty ${pieces}`} id="field-qty" error={isAboutNumber ? errorAt(errors, 'qty') : undefined} />
        <Note key={`note ${pieces}`} id="field-note" />
        <Button name="intent" value="add">
          Add by number
        </Button>
      </Form>
    </section>
  );
}

function Quantity({ id, error, isLabelHidden = false }: { id: string; error: string | undefined; isLabelHidden?: boolean }) {
  return (
    <TextField
      label="Quantity"
      isLabelHidden={isLabelHidden}
      id={id}
      name="qty"
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_LINE_QTY}
      defaultValue={1}
      error={error}
      className="rounds-qty"
    />
  );
}

function Note({ id }: { id: string }) {
  return <TextField label="Note" isOptional id={id} name="note" maxLength={LONGEST_NOTE} autoComplete="off" />;
}
