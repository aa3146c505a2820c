import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ADD_PATH, addFromForm } from '#app/catalog/tiles/add-requests.ts';
import type { Suggestion } from './add-outcome.ts';

/** Other items that could be taken. Nothing when there are none. (C §8, Item notices) */
export function Suggestions({ heading, suggestions }: { heading: string; suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h3 className="mb-2 text-sm font-semibold">{heading}</h3>
      <ul className="flex flex-col gap-2">
        {suggestions.map((one) => (
          <SuggestionRow key={one.itemId} suggestion={one} />
        ))}
      </ul>
    </section>
  );
}

function SuggestionRow({ suggestion: { itemId, title, url, picture, price, canBeAdded } }: { suggestion: Suggestion }) {
  return (
    <li className="flex items-center gap-3 rounded-md border border-line p-2">
      {picture !== undefined && <Picture picture={picture} widths={[160]} isDecorative className="w-14 flex-none rounded-md" />}
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm">{title}</p>
        <p className="flex flex-wrap items-center gap-x-3">
          <b className="figures">{price}</b>
          <Link className="link inline-flex min-h-11 items-center text-sm whitespace-nowrap" to={url}>
            View details<span className="hearable"> of {title}</span>
          </Link>
        </p>
      </div>
      {canBeAdded && (
        <form method="post" action={ADD_PATH} onSubmit={addFromForm}>
          <input type="hidden" name="itemId" value={itemId} />
          <input type="hidden" name="qty" value="1" />
          <Button look="secondary" aria-label={`Add ${title}`}>
            Add
          </Button>
        </form>
      )}
    </li>
  );
}
