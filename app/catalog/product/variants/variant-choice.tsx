import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { clampQuantity } from '#domain/catalog/quantity-field.ts';
import { classNames } from '#app/ui/class-names.ts';
import {
  ALL_VARIANTS,
  type VariantChoices,
  type VariantGroup,
  type VariantList,
  type VariantListRow,
  type VariantOption,
} from './variant-view.ts';

/** What else there is of the product: each choice is a link to a page of its own, which keeps what else was chosen, and how many were typed. */
export function VariantChoice({
  itemId,
  choices: { groups, list },
  count,
}: {
  itemId: string;
  choices: VariantChoices;
  /** How many stand in the table of all, if there is one. */ count?: number | undefined;
}) {
  const keepQuantity = useKeptQuantity(itemId);
  if (groups.length === 0 && list === undefined) return null;
  return (
    <div className="variant-choice" id="variants" onClick={keepQuantity}>
      {groups.map((group) => (
        <Group key={group.label} group={group} />
      ))}
      {list !== undefined && <List list={list} />}
      {count !== undefined && (
        <a className="variant-all" href={`#${ALL_VARIANTS}`}>
          See all {count} with prices
        </a>
      )}
    </div>
  );
}

function Group({ group: { label, value, choices } }: { group: VariantGroup }) {
  const isShown = choices.every(({ swatch }) => swatch !== undefined);
  return (
    <Chosen label={label} value={value}>
      <ul className={isShown ? 'variant-swatches' : undefined}>
        {choices.map((option) => (
          <li key={option.value}>
            <Option option={option} />
          </li>
        ))}
      </ul>
    </Chosen>
  );
}

/** What it is now, heard when that changes, and what it could be. */
function Chosen({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} aria-live="polite">
        {label}: <b>{value}</b>
      </p>
      {children}
    </div>
  );
}

function List({ list: { label, value, rows } }: { list: VariantList }) {
  return (
    <Chosen label={label} value={value}>
      <ul className="variant-list">
        {rows.map((row) => (
          <li key={row.itemId}>
            <ListRow row={row} />
          </li>
        ))}
      </ul>
    </Chosen>
  );
}

/** An item with what it costs; a link, as every choice is. */
function ListRow({ row: { url, text, swatch, price, more, isOwn, isMissing } }: { row: VariantListRow }) {
  return (
    <Link
      to={url}
      className={classNames('variant-option', 'variant-row', isMissing && 'variant-none')}
      aria-current={isOwn ? 'true' : undefined}
      replace
      preventScrollReset
    >
      <Swatch color={swatch} />
      <span className="variant-row-text">{text}</span>
      <span className="variant-row-price">
        {price}
        {more !== undefined && <small>{more}</small>}
      </span>
    </Link>
  );
}

/** Where a row is pushed sideways, what it is now is in sight. */
function showInRow(own: HTMLAnchorElement | null): void {
  const row = own?.closest('ul');
  if (own == null || row == null || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft += own.getBoundingClientRect().left - row.getBoundingClientRect().left - ROOM_BEFORE_PX;
}

const ROOM_BEFORE_PX = 48;

function Option({ option: { value, url, isOwn, swatch, price, note } }: { option: VariantOption }) {
  return (
    <Link
      ref={isOwn && showInRow}
      to={url}
      className={classNames('variant-option', note !== undefined && 'variant-none')}
      aria-current={isOwn && 'true'}
      replace
      preventScrollReset
    >
      <Swatch color={swatch} />
      <span>
        {value}
        {(note !== undefined || price !== undefined) && <small>{note ?? price}</small>}
      </span>
    </Link>
  );
}

/** What a color looks like; 'many': several at once. */
export function Swatch({ color }: { color: string | undefined }) {
  if (color === undefined) return null;
  return (
    <i className={classNames('swatch', color === 'many' && 'swatch-many')} style={color === 'many' ? undefined : { background: color }} />
  );
}

const quantityField = () => document.querySelector<HTMLInputElement>('.buy-bar input[name=qty]');

/** The box in which it is bought is another one for each item: what was typed there is typed into the next one. */
function useKeptQuantity(itemId: string): () => void {
  const typed = useRef<{ readonly itemId: string; readonly quantity: string }>(undefined);
  useEffect(() => {
    const [kept, field] = [typed.current, quantityField()];
    if (kept === undefined || kept.itemId === itemId) return;
    typed.current = undefined;
    if (field === null || kept.quantity === '') return;
    field.value = String(Math.max(1, clampQuantity(Number(kept.quantity), Number(field.max))));
    // As if it were typed: what follows the quantity does so here, too.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [itemId]);
  return () => {
    const field = quantityField();
    if (field !== null) typed.current = { itemId, quantity: field.value };
  };
}
