import type { FormEvent } from 'react';
import X from 'lucide-react/icons/x';
import { ADD_PATH, addFromForm } from '#app/catalog/tiles/add-requests.ts';
import { Button, IconButton, LinkButton } from '#app/ui/button.tsx';
import { useClientLinks } from '#app/ui/client-links.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Card } from './card-view.ts';
import './recommended.css';

type Props = {
  readonly cards: readonly Card[];
  /** The id of what names it. */
  readonly titleId: string;
  /** What is under way. */
  readonly busy?: readonly string[];
  /** Told before an item is added, where what comes of it is told around the cards. */
  readonly onAdd?: ((itemId: string) => void) | undefined;
  readonly onDismiss: (itemId: string) => void;
};

const NOTHING: readonly string[] = [];

/** Items in a row to push sideways, as small as can be: what each is, why it is there, and the one thing to do about it. */
export function CardReel({ cards, titleId, busy = NOTHING, onAdd, onDismiss }: Props) {
  const follow = useClientLinks();
  return (
    <ul className="recommended-reel" tabIndex={0} aria-labelledby={titleId} onClick={follow}>
      {cards.map((card) => (
        <CardItem key={card.itemId} card={card} isBusy={busy.includes(card.itemId)} onAdd={onAdd} onDismiss={onDismiss} />
      ))}
    </ul>
  );
}

type CardProps = Pick<Props, 'onAdd' | 'onDismiss'> & { readonly card: Card; readonly isBusy: boolean };

function CardItem({ card: { itemId, title, url, image, price, why, canBeAdded }, isBusy, onAdd, onDismiss }: CardProps) {
  const add = (event: FormEvent<HTMLFormElement>) => {
    onAdd?.(itemId);
    addFromForm(event);
  };
  return (
    <li>
      <Picture picture={image} widths={[160]} isDecorative className="recommended-picture" />
      <a className="recommended-name" href={url} title={title}>
        {title}
      </a>
      <b className="figures">{price}</b>
      <p className="recommended-why">{why}</p>
      {canBeAdded ? (
        <form method="post" action={ADD_PATH} onSubmit={add}>
          <input type="hidden" name="itemId" value={itemId} />
          <input type="hidden" name="qty" value="1" />
          {onAdd !== undefined && <input type="hidden" name="within" value="outcome" />}
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
