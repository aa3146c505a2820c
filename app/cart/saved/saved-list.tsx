import { itemsText } from '#domain/cart/rows/count-items.ts';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { usePlaceState, WHOLE_CART } from '#app/cart/actions/place-state.ts';
import { sendCartForm } from '#app/cart/actions/send-cart-form.ts';
import { useKeptFocus } from '#app/cart/actions/use-kept-focus.ts';
import { SavedRow } from './saved-row.tsx';
import { moveAllLabel, type SavedListView } from './saved-view.ts';
import { useLeftReasons } from './use-left-reasons.ts';

/** Where the focus goes when nothing is left beside what had it. */
const LAST_RESORTS = ['saved-title', 'cart-title', 'main'];

/** What was set aside, below the cart. Nothing is shown while nothing is saved. (C §2, Cart page) */
export function SavedList({ saved }: { saved: SavedListView }) {
  const { rows, count } = saved;
  const { pathname } = useLocation();
  const reasons = useLeftReasons();
  const keepFocus = useKeptFocus(LAST_RESORTS);
  const send = (event: FormEvent<HTMLElement>) => {
    keepFocus(event);
    sendCartForm(event);
  };
  return (
    <>
      {count > 0 && (
        <section className="page saved" aria-labelledby="saved-title" onSubmit={send}>
          <div className="saved-head">
            <h2 id="saved-title" tabIndex={-1}>
              Saved for later
            </h2>
            <p className="figures text-ink-soft">{itemsText(count)}</p>
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
