import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import X from 'lucide-react/icons/x';
import { shownItems } from '#domain/recommendations/shown-items.ts';
import { ADD_PATH, addFromForm } from '#app/catalog/tiles/add-requests.ts';
import type { TileView } from '#app/catalog/tiles/tile-view.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { Button, IconButton, LinkButton } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SkeletonBlock } from '#app/ui/progress/skeleton.tsx';
import { askRecommended } from './ask-recommended.ts';
import { shownCount, type RecommendedView } from './recommended-view.ts';
import './recommended.css';

type Props = {
  /** What was added. */
  readonly itemIds: readonly string[];
  readonly tenant: Tenant;
  /** Items of it that were added since: others take their places. */
  readonly added: readonly string[];
  readonly busy: readonly string[];
  readonly onAdd: (itemId: string) => void;
};

/** What others took beside what was just added: pending first, then with its heading, or nothing. (S2-104, S4-25) */
export default function OverlayRecommended({ itemIds, tenant, added, busy, onAdd }: Props) {
  const [found, setFound] = useState<RecommendedView | 'PENDING' | undefined>('PENDING');
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const about = itemIds.join();
  useEffect(() => {
    let isGone = false;
    void askRecommended('cart_overlay', about.split(',')).then((view) => {
      if (!isGone) setFound(view);
    });
    return () => {
      isGone = true;
    };
  }, [about]);
  if (found === undefined) return null;
  if (found === 'PENDING') return <SkeletonBlock className="h-56 w-full" />;
  const tiles = shownItems(found.tiles, [...dismissed, ...added.filter((itemId) => !dismissed.includes(itemId))], shownCount(tenant));
  if (tiles.length === 0) return null;
  const last = found.tiles.findLast(({ itemId }) => itemId === added.at(-1));
  const dismiss = (itemId: string) => {
    setDismissed([...dismissed, itemId]);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={title}>
      <h3 ref={heading} id={title} tabIndex={-1} className="mb-2 text-sm font-semibold">
        {found.heading}
      </h3>
      <p role="status" className="hearable">
        {last !== undefined && `Added to your cart: ${last.title}`}
      </p>
      <ul className="recommended-reel" tabIndex={0} aria-labelledby={title}>
        {tiles.map((tile) => (
          <Card key={tile.itemId} tile={tile} isBusy={busy.includes(tile.itemId)} onAdd={onAdd} onDismiss={dismiss} />
        ))}
      </ul>
    </section>
  );
}

type CardProps = {
  readonly tile: TileView;
  readonly isBusy: boolean;
  readonly onAdd: (itemId: string) => void;
  readonly onDismiss: (itemId: string) => void;
};

function Card({ tile: { itemId, title, url, image, price, note, action }, isBusy, onAdd, onDismiss }: CardProps) {
  const add = (event: FormEvent<HTMLFormElement>) => {
    onAdd(itemId);
    addFromForm(event);
  };
  return (
    <li>
      <Picture picture={image} widths={[160]} isDecorative className="recommended-picture" />
      <a className="recommended-name" href={url} title={title}>
        {title}
      </a>
      <b className="figures">{price}</b>
      <p className="recommended-why">{note}</p>
      {action.kind === 'add' ? (
        <form method="post" action={ADD_PATH} onSubmit={add}>
          <input type="hidden" name="itemId" value={itemId} />
          <input type="hidden" name="qty" value="1" />
          <input type="hidden" name="within" value="outcome" />
          <Button look="secondary" isBusy={isBusy} aria-label={`Add ${title}`}>
            Add
          </Button>
        </form>
      ) : (
        <LinkButton look="secondary" to={url} aria-label={`See ${title}`}>
          See it
        </LinkButton>
      )}
      <IconButton
        type="button"
        className="recommended-remove"
        label={`Don’t show ${title}`}
        icon={<X size={16} aria-hidden="true" />}
        onClick={() => onDismiss(itemId)}
      />
    </li>
  );
}
