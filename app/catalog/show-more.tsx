import { useRef, type ReactNode, type RefObject } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { withParams } from './listing-url.ts';
import type { ListingView } from './listing-view.ts';

/**
 * Has the next page shown below this one, and leads on to the first item of it. The address then says how many pages stand there, in place of
 * the one before, so that whoever comes back finds the same.
 */
export default function ShowMore({
  listing: { page, lastPage },
  params,
  tiles,
  items,
}: {
  listing: ListingView;
  params: URLSearchParams;
  tiles: readonly unknown[];
  /** Where the items stand. */
  items: RefObject<HTMLElement | null>;
}): ReactNode {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const waiting = useRef<MutationObserver>(undefined);
  const { length } = tiles;
  const showMore = () => {
    // The last page takes this button away: whoever leads on must outlive it.
    waiting.current?.disconnect();
    if (items.current !== null) waiting.current = focusWhenThere(items.current, length);
    const to = withParams(params, { page: String(page), pages: String(lastPage - page + 2) });
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  return (
    <Button type="button" look="secondary" isBusy={state !== 'idle'} onClick={showMore}>
      Show more
    </Button>
  );
}

/** Leads on to the item at a place of the list, as soon as there is one. */
function focusWhenThere(items: HTMLElement, place: number): MutationObserver {
  const observer = new MutationObserver(() => {
    const name = items.querySelectorAll<HTMLElement>('.tile-name > a')[place];
    if (name === undefined) return;
    observer.disconnect();
    name.focus();
  });
  observer.observe(items, { childList: true, subtree: true });
  return observer;
}
