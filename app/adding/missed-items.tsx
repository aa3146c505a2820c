import Store from 'lucide-react/icons/store';
import { Notice } from '#app/ui/notice.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { PickUpForm } from '#app/catalog/tiles/pick-up-form.tsx';
import { missedName } from './add-outcome-text.ts';
import type { MissedItem } from './add-outcome.ts';
import { Suggestions } from './suggestion-list.tsx';

/** What was not added, each with its reason and the way on. `title` stands over it already. */
export function MissedItems({ missed, title }: { missed: readonly MissedItem[]; title: string }) {
  return missed.map((item) => <Missed key={item.typed ?? item.itemId} item={item} title={title} />);
}

function Missed({ item, title }: { item: MissedItem; title: string }) {
  const { itemId, qty, message, product, pickup, suggestions } = item;
  return (
    <div className="flex flex-col gap-3">
      {product === undefined ? (
        <p className="font-medium wrap-anywhere">{missedName(item)}</p>
      ) : (
        <div className="flex items-center gap-4">
          {product.picture !== undefined && (
            <Picture picture={product.picture} widths={[160]} isEager isDecorative className="w-16 flex-none rounded-md" />
          )}
          <p className="line-clamp-3 min-w-0 font-medium">{product.title}</p>
        </div>
      )}
      <Notice
        tone={message.tone}
        title={message.title === title ? undefined : message.title}
        action={pickup !== undefined && <PickUpForm itemId={itemId} qty={qty} storeNumber={pickup.storeNumber} />}
      >
        <p>{message.text}</p>
        {pickup !== undefined && (
          <p className="mt-1 flex items-center gap-1.5 font-medium">
            <Store size={18} aria-hidden="true" />
            {pickup.text}
          </p>
        )}
      </Notice>
      <Suggestions heading="Our experts suggest" suggestions={suggestions} />
    </div>
  );
}
