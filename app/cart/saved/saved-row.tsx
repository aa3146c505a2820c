import { memo } from 'react';
import Truck from 'lucide-react/icons/truck';
import { Link } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { ToListLink } from '#app/ui/lists/to-list-link.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { PersonalLines } from '#app/personalization/personal-lines.tsx';
import type { ShownMessage } from '#app/cart/messages/shown-message.ts';
import { MessageList } from '#app/cart/messages/message-list.tsx';
import type { SavedView } from './saved-view.ts';
import { usePlaceState } from '#app/cart/actions/place-state.ts';

export type SavedRowProps = {
  item: SavedView;
  action: string;
  /** Why it could not be moved to the cart. */ messages: readonly ShownMessage[];
  /** It was asked for alone: the reason is read out. */ isLive: boolean;
};

/** A saved item: rendered again only when it says something else, since there can be hundreds. */
export const SavedRow = memo(
  SavedRowContent,
  (before, after) =>
    before.messages === after.messages && before.isLive === after.isLive && JSON.stringify(before.item) === JSON.stringify(after.item),
);

function SavedRowContent({ item, action, messages, isLive }: SavedRowProps) {
  const { listItemId, title } = item;
  const { busy } = usePlaceState(listItemId);
  return (
    <li id={savedElementId(listItemId)} className="saved-row" data-state={busy.length === 0 ? undefined : 'leaving'}>
      {item.picture !== undefined && <Picture picture={item.picture} widths={[160]} isDecorative className="saved-row-picture" />}
      <div className="saved-row-text">
        <h3>
          <Link to={item.url}>{title}</Link>
        </h3>
        <p className="saved-row-price">
          {item.price}
          {item.quantity !== undefined && <span className="saved-row-quantity">{item.quantity}</span>}
        </p>
        <Rating rating={item.rating} count={item.reviewCount} />
        <PersonalLines lines={item.personal} />
        <SavedDelivery item={item} />
        {item.along.length > 0 && (
          <ul className="saved-row-along">
            {item.along.map((text) => (
              <li key={text}>
                <span aria-hidden="true">+ </span>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <form method="post" action={action} className="saved-row-act">
        <input type="hidden" name="listItemId" value={listItemId} />
        <Button
          name="intent"
          value="move-saved"
          look="secondary"
          size="small"
          isBusy={busy.includes('move-saved')}
          aria-label={`Move to cart: ${title}`}
        >
          Move to cart
        </Button>
        <ToListLink of={{ itemId: item.itemId }} className={buttonClass({ look: 'quiet', size: 'small' })}>
          Add to list<span className="hearable">: {title}</span>
        </ToListLink>
        <Button
          name="intent"
          value="remove-saved"
          look="quiet"
          size="small"
          isBusy={busy.includes('remove-saved')}
          aria-label={`Remove ${title}`}
        >
          Remove
        </Button>
      </form>
      {messages.length > 0 && (
        <div className="saved-row-messages">
          <MessageList messages={messages} isLive={isLive} />
        </div>
      )}
    </li>
  );
}

function SavedDelivery({ item: { delivery, isAvailable } }: { item: SavedView }) {
  if (!isAvailable)
    return (
      <p>
        <Badge tone="warning">Not available right now</Badge>
      </p>
    );
  if (delivery === undefined) return null;
  return (
    <p className="saved-row-delivery">
      <Truck size={16} aria-hidden="true" />
      {delivery}
    </p>
  );
}

/** The id of a saved item's element. */
export function savedElementId(listItemId: string): string {
  return `saved-${listItemId}`;
}
