import { useEffect, useRef, type FormEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { Button, LinkButton } from '#app/ui/button.tsx';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
import { WHOLE_CART } from '#app/cart/actions/place-state.ts';
import { usePlaceState } from '#app/cart/actions/use-cart-forms.ts';
import { SavedRow } from './saved-row.tsx';
import { moveAllLabel, type SavedListView } from './saved-view.ts';
import { useSavedForms } from './use-saved-forms.ts';

/** What was set aside, below the cart. Nothing is shown while nothing is saved. (C §2, Cart page) */
export function SavedList({ saved }: { saved: SavedListView }) {
  const { rows, count } = saved;
  const { pathname } = useLocation();
  const { act, fetcherKeys, reasons, settle } = useSavedForms();
  const send = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {};
    void act(new FormData(event.target, submitter));
  };
  return (
    <>
      {fetcherKeys.map((key) => (
        <ResultWatch key={key} fetcherKey={key} onResult={settle} />
      ))}
      {count > 0 && (
        <section className="page saved" aria-labelledby="saved-title" onSubmit={send}>
          <div className="saved-head">
            <h2 id="saved-title" tabIndex={-1}>
              Saved for later
            </h2>
            <p className="figures text-ink-soft">{count === 1 ? '1 item' : `${count} items`}</p>
            <MoveAllForm count={count} action={pathname} />
          </div>
          <ul className="saved-rows">
            {rows.map((item) => (
              <SavedRow
                key={item.listItemId}
                item={item}
                action={pathname}
                messages={reasons.byId.get(item.listItemId) ?? NO_MESSAGES}
                isLive={reasons.liveId === item.listItemId}
              />
            ))}
          </ul>
          {rows.length < count && <ShowAll count={count} />}
        </section>
      )}
    </>
  );
}

const NO_MESSAGES: readonly never[] = [];

/** The rest of a long list, on demand: an address of its own, so that it works without scripts and survives a reload. */
function ShowAll({ count }: { count: number }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('saved', 'all');
  return (
    <p className="saved-show-all">
      <LinkButton to={`${pathname}?${query.toString()}`} look="secondary" preventScrollReset replace>
        Show all {count} saved items
      </LinkButton>
    </p>
  );
}

function MoveAllForm({ count, action }: { count: number; action: string }) {
  const isBusy = usePlaceState(WHOLE_CART).busy.includes('move-all-saved');
  return (
    <form method="post" action={action} className="saved-move-all">
      <input type="hidden" name="intent" value="move-all-saved" />
      <Button look="secondary" isBusy={isBusy}>
        {moveAllLabel(count)}
      </Button>
    </form>
  );
}

/** Waits for the result of an action. */
function ResultWatch({ fetcherKey, onResult }: { fetcherKey: string; onResult: (result: ActionResult) => void }) {
  const { data } = useFetcher<ActionResult>({ key: fetcherKey });
  const last = useRef<ActionResult>(undefined);
  useEffect(() => {
    if (data === undefined || data === last.current) return;
    last.current = data;
    onResult(data);
  }, [data, onResult]);
  return null;
}
