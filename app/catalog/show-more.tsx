import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
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
  const before = useRef<number>(undefined);
  const { length } = tiles;
  useEffect(() => {
    const first = before.current;
    if (first === undefined || first === length) return;
    before.current = undefined;
    items.current?.querySelectorAll<HTMLElement>('.tile-name > a')[first]?.focus();
  }, [length, items]);
  const showMore = () => {
    before.current = length;
    const to = withParams(params, { page: String(page), pages: String(lastPage - page + 2) });
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  return (
    <Button type="button" look="secondary" isBusy={state !== 'idle'} onClick={showMore}>
      Show more
    </Button>
  );
}
