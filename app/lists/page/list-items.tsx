import { useCallback, useEffect, useMemo, useRef, useState, type DragEvent, type FocusEvent } from 'react';
import { Form, useNavigation, useRevalidator, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useClientLinks } from '#app/ui/client-links.ts';
import { ChooseAll } from '../choose-all.tsx';
import { MOVED, movedTo } from '../list-form.ts';
import type { ListRowView } from '../list-rows.ts';
import { dragEnds, dragStarts, dragsOver, dropped } from './drag-rows.ts';
import { RowGroup } from './row-group.tsx';
import type { RowGroups } from './row-groups.ts';
import { listSum } from './list-sums.ts';
import { makeRowSaver, type RowMove, type SaveState } from './save-rows.ts';
import { sendInPlace } from './send-in-place.ts';
import { useMovedRows } from './use-moved-rows.ts';
import { useRemovedRow } from './use-removed-row.ts';

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
  refused: 'Somebody else has changed this list. Here is how it is now.',
};

/** The rows of a list, and what can be done with them. With scripts a changed quantity or note is saved as it is left, and rows are dragged; all of it is one form without them. */
export function ListItems({ listId, rows, action, isReadOnly, firstPlace, total, pageCount }: Props) {
  const [saveState, setSaveState] = useState<SaveState>();
  const { revalidate } = useRevalidator();
  const saver = useMemo(
    () =>
      makeRowSaver(listId, (state) => {
        setSaveState(state);
        if (state === 'refused') void revalidate();
      }),
    [listId, revalidate],
  );
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const [leftOut, setLeftOut] = useState('');
  const onQty = useMemo(
    () => (itemId: string, qty: number) => {
      setQuantities((before) => new Map([...before, [itemId, qty]]));
      saver.change({ itemId, qty });
    },
    [saver],
  );
  const submit = useSubmit();
  const follow = useClientLinks();
  const navigation = useNavigation();
  const [leaving, setLeaving] = useLeaving();
  const busy = leaving ?? navigation.formData?.get('intent');
  const list = useRef<HTMLDivElement>(null);
  const [groups, moveInPage] = useMovedRows(list, rows);
  const reload = useCallback(() => void revalidate(), [revalidate]);
  useRemovedRow(list, { listId, rows, reload });
  // A row that goes to another page goes by the form.
  const move = ({ itemId, place }: RowMove): boolean => {
    const isHere = firstPlace !== undefined && moveInPage(itemId, place - firstPlace);
    if (isHere) saver.move({ itemId, place });
    return isHere;
  };
  const openCount = rows.filter(({ product }) => product?.canBeAdded === true).length;
  const left = ({ target }: FocusEvent<HTMLElement>) => {
    if (isReadOnly || !(target instanceof HTMLInputElement) || !target.name.startsWith('note-')) return;
    if (target.value === target.defaultValue) return;
    target.defaultValue = target.value;
    saver.change({ itemId: target.name.slice('note-'.length), note: target.value });
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    const moved = dropped(event);
    if (moved === undefined || move(moved)) return;
    void submit({ [MOVED]: movedTo(moved.itemId, moved.place) }, { method: 'post', action, preventScrollReset: true });
  };
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => {
        setLeaving(sendInPlace(event, { rows, isAllHere: pageCount === 1, move, onLeftOut: setLeftOut }));
      }}
      onBlur={left}
      noValidate
      preventScrollReset
    >
      {/* What Enter in a quantity or a note presses: the first button of a form. */}
      <button className="hearable" name="intent" value="save" tabIndex={-1} aria-hidden="true" disabled={isReadOnly} />
      <div className="list-choose with-scripts">
        <ChooseAll />
        <p role="status" className="text-sm text-ink-soft" data-save={saveState}>
          {saveState !== undefined && SAVE_TEXTS[saveState]}
        </p>
      </div>
      <div
        ref={list}
        role="list"
        className="list-rows"
        onClick={follow}
        onDragStart={dragStarts}
        onDragOver={dragsOver}
        onDrop={drop}
        onDragEnd={dragEnds}
      >
        {groups.map((group, at) => (
          <RowGroup
            key={groupKey(at)}
            rows={group}
            firstPlace={isReadOnly || firstPlace === undefined ? undefined : firstPlace + countBefore(groups, at)}
            total={total}
            isReadOnly={isReadOnly}
            onQty={onQty}
          />
        ))}
      </div>
      <div role="status" className={leftOut === '' ? 'hearable' : 'list-left-out'}>
        {leftOut}
      </div>
      <div className="foot-bar">
        <p className="foot-bar-wide figures">
          {listSum(rows, quantities)}
          {pageCount > 1 && ' on this page'}
        </p>
        <Button name="intent" value="add-all" isBusy={busy === 'add-all'} busyText={`Adding ${total.toLocaleString('en-US')} items…`}>
          {pageCount === 1 && openCount > 0 && openCount < rows.length ? `Add ${openCount} available to cart` : 'Add all to cart'}
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

/** A group is the same whatever rows it has come to have. */
const groupKey = (at: number) => `group ${at}`;

function countBefore(groups: RowGroups<ListRowView>, at: number): number {
  return groups.slice(0, at).reduce((sum, { length }) => sum + length, 0);
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
