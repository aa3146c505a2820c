import { useEffect, useMemo, useRef, useState, type DragEvent, type FocusEvent, type FormEvent } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { MAX_CART_ROWS } from '#domain/cart/cart-limits.ts';
import { requestAdd } from '#app/catalog/tiles/add-requests.ts';
import { Button } from '#app/ui/button.tsx';
import { useClientLinks } from '#app/ui/client-links.ts';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { addFormOf, CHOSEN, chosenIn, MOVED, movedTo } from '../list-form.ts';
import type { ListRowView } from '../list-rows.ts';
import { dragEnds, dragStarts, dragsOver, dropped } from './drag-rows.ts';
import { ListRow } from './list-row.tsx';
import { makeRowSaver, type SaveState } from './save-rows.ts';

type Props = {
  readonly listId: string;
  readonly rows: readonly ListRowView[];
  /** Where its forms are sent: the same look at the same list. */
  readonly action: string;
  readonly isReadOnly: boolean;
  /** The place of the first row in the order of the list; absent where the rows stand in another order. */
  readonly firstPlace: number | undefined;
  /** So many items the list has, on however many pages. */
  readonly total: number;
  readonly pageCount: number;
};

const SAVE_TEXTS: Record<SaveState, string> = {
  saving: 'Saving…',
  saved: 'All changes saved',
  failed: 'Your last change isn’t saved: we can’t reach the shop. Change it again in a moment.',
};

/** The rows of a list, and what can be done with them. With scripts a changed quantity or note is saved as it is left, and rows are dragged; all of it is one form without them. */
export function ListItems({ listId, rows, action, isReadOnly, firstPlace, total, pageCount }: Props) {
  const [saveState, setSaveState] = useState<SaveState>();
  const save = useMemo(() => makeRowSaver(listId, setSaveState), [listId]);
  const onQty = useMemo(() => (itemId: string, qty: number) => save({ itemId, qty }), [save]);
  const submit = useSubmit();
  const follow = useClientLinks();
  const navigation = useNavigation();
  const [leaving, setLeaving] = useLeaving();
  const busy = leaving ?? navigation.formData?.get('intent');
  const list = useRef<HTMLUListElement>(null);
  useFocusOnMoved(list, rows);
  const addable = rows.filter(({ product }) => product?.canBeAdded === true).map(({ itemId }) => itemId);
  const left = ({ target }: FocusEvent<HTMLElement>) => {
    if (isReadOnly || !(target instanceof HTMLInputElement) || !target.name.startsWith('note-')) return;
    if (target.value === target.defaultValue) return;
    target.defaultValue = target.value;
    save({ itemId: target.name.slice('note-'.length), note: target.value });
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    const moved = dropped(event);
    if (moved === undefined) return;
    void submit({ [MOVED]: movedTo(moved.itemId, moved.place) }, { method: 'post', action, preventScrollReset: true });
  };
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => {
        setLeaving(sendInPlace(event, { addable, isAllHere: pageCount === 1 }));
      }}
      onBlur={left}
      noValidate
      preventScrollReset
    >
      {/* What Enter in a quantity or a note presses: the first button of a form. */}
      <button className="hearable" name="intent" value="save" tabIndex={-1} aria-hidden="true" disabled={isReadOnly} />
      <div className="list-choose with-scripts">
        <Checkbox label="Select all on this page" name="all" onChange={chooseAll} />
        <p role="status" className="text-sm text-ink-soft" data-save={saveState}>
          {saveState !== undefined && SAVE_TEXTS[saveState]}
        </p>
      </div>
      <ul
        ref={list}
        className="list-rows"
        onClick={follow}
        onDragStart={dragStarts}
        onDragOver={dragsOver}
        onDrop={drop}
        onDragEnd={dragEnds}
      >
        {rows.map((row, at) => (
          <ListRow
            key={row.itemId}
            row={row}
            place={isReadOnly || firstPlace === undefined ? undefined : firstPlace + at}
            isLast={firstPlace !== undefined && firstPlace + at === total}
            isReadOnly={isReadOnly}
            onQty={onQty}
          />
        ))}
      </ul>
      <div className="foot-bar">
        <Button name="intent" value="add-all" isBusy={busy === 'add-all'} busyText={`Adding ${total.toLocaleString('en-US')} items…`}>
          Add all to cart
        </Button>
        <Button look="secondary" name="intent" value="add" isBusy={busy === 'add'} busyText="Adding…">
          Add selected to cart
        </Button>
        {!isReadOnly && (
          <>
            <Button look="quiet" name="intent" value="remove-selected" isBusy={busy === 'remove-selected'}>
              Remove selected
            </Button>
            <Button className="without-scripts" look="quiet" name="intent" value="save">
              Save changes
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}

/** What the page is left for; nothing again for who comes back to it. */
function useLeaving() {
  const [leaving, setLeaving] = useState<string>();
  useEffect(() => {
    const back = () => {
      setLeaving(undefined);
    };
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pageshow', back);
    };
  }, []);
  return [leaving, setLeaving] as const;
}

/** Chooses all rows of the page, or none: what is chosen is kept by the boxes alone. */
function chooseAll({ currentTarget: { checked, form } }: FormEvent<HTMLInputElement>): void {
  for (const box of form?.querySelectorAll<HTMLInputElement>(`input[name=${CHOSEN}]`) ?? []) box.checked = checked;
}

/**
 * What needs no other page is done in place: what was changed is saved by itself, and what is added goes into the cart by the way of every add. What does not fit into one add, or
 * stands on other pages, the server adds in one call.
 *
 * @returns what the page is left for
 */
function sendInPlace(
  event: FormEvent<HTMLFormElement>,
  { addable, isAllHere }: { readonly addable: readonly string[]; readonly isAllHere: boolean },
): string | undefined {
  const { nativeEvent } = event;
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  const intent = submitter instanceof HTMLButtonElement && submitter.name === 'intent' ? submitter.value : '';
  if (intent === 'save') {
    event.preventDefault();
    // Left and entered again it is saved.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) {
      activeElement.blur();
      activeElement.focus();
    }
    return undefined;
  }
  if (intent !== 'add' && intent !== 'add-all') return undefined;
  if (intent === 'add-all' && !isAllHere) return sendAsPage(event, intent);
  const form = new FormData(event.currentTarget);
  const chosen = new Set(chosenIn(form));
  const wanted = intent === 'add-all' ? addable : addable.filter((itemId) => chosen.has(itemId));
  // Nothing is chosen: the page says so.
  if (wanted.length === 0) return undefined;
  if (wanted.length > MAX_CART_ROWS) return sendAsPage(event, intent);
  event.preventDefault();
  requestAdd(addFormOf(form, wanted));
  return undefined;
}

/** Sends the form as browsers do: a cart of hundreds of rows is there sooner as a page of its own. @returns what it asks for */
function sendAsPage(event: FormEvent<HTMLFormElement>, intent: string): string {
  event.preventDefault();
  const form = event.currentTarget;
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'intent', value: intent });
  form.append(field);
  form.submit();
  field.remove();
  return intent;
}

/** A row that was moved by its button keeps the focus where it has come to: browsers lose it with the element's old place. */
function useFocusOnMoved(list: { readonly current: HTMLElement | null }, rows: readonly ListRowView[]): void {
  const pressed = useRef<{ readonly itemId: string; readonly label: string }>(undefined);
  useEffect(() => {
    const element = list.current;
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('.list-row-move') : null;
      const itemId = button?.closest<HTMLElement>('.list-row')?.dataset['item'];
      pressed.current = button === null || itemId === undefined ? undefined : { itemId, label: button.ariaLabel ?? '' };
    };
    element?.addEventListener('click', press);
    return () => {
      element?.removeEventListener('click', press);
    };
  }, [list]);
  useEffect(() => {
    const { itemId, label } = pressed.current ?? {};
    pressed.current = undefined;
    if (itemId === undefined || rows.length === 0) return;
    const row = list.current?.querySelector(`[data-item="${CSS.escape(itemId)}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('.list-row-move') ?? [])];
    (buttons.find((button) => button.ariaLabel === label && !button.disabled) ?? buttons.find(({ disabled }) => !disabled))?.focus();
  }, [list, rows]);
}
