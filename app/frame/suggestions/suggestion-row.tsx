import Help from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import Grid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import { titleParts } from '#app/catalog/tiles/title-parts.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Offer } from './offers.ts';
import { partsOf } from './typed-part.ts';

const MARKS = {
  HELP: Help,
  TERM: Search,
  POPULAR: TrendingUp,
  CATEGORY: Grid,
  BRAND: Tag,
  RECENT: Clock,
  FORGET: Trash,
  DEPARTMENT: Grid,
  ALL: Search,
  BOUGHT: Search,
  PRODUCT: Search,
} as const satisfies Record<Offer['kind'], unknown>;

/** What begins like what is typed. */
const COMPLETED: ReadonlySet<Offer['kind']> = new Set(['TERM', 'CATEGORY', 'BRAND']);

/** One of the things that are offered: of an item what tells it from its like is never cut. */
export function SuggestionRow({ offer, typed }: { offer: Offer; typed: string }) {
  const { kind, image } = offer;
  if (image !== null) return <ItemRow offer={offer} image={image} typed={typed} />;
  const Mark = MARKS[kind];
  return (
    <>
      <span className="suggestion-mark">
        <Mark size={18} aria-hidden="true" />
      </span>
      <span className="suggestion-text">
        {offer.insteadOf === null && COMPLETED.has(kind) ? <Completed text={offer.text} typed={typed} /> : offer.text}
        {kind === 'CATEGORY' && offer.department !== null && <span className="suggestion-place"> in {offer.department}</span>}
        {offer.insteadOf !== null && <span className="suggestion-place"> (we don’t carry {offer.insteadOf})</span>}
      </span>
    </>
  );
}

/** What was typed as it is, what would be added to it in bold. */
function Completed({ text, typed }: { text: string; typed: string }) {
  return partsOf(text, typed).map(({ part, isTyped }, index) => (isTyped ? part : <b key={index}>{part}</b>));
}

/** The number of an item where that is what somebody types. */
function numberBegun(url: string, typed: string): string | undefined {
  const itemNumber = url.slice(url.lastIndexOf('_') + 1);
  return /^\d{4,}$/.test(typed) && itemNumber.startsWith(typed) ? itemNumber : undefined;
}

function ItemRow({
  offer: { text, url, price, unit, bought, ownNumber },
  image,
  typed,
}: {
  offer: Offer;
  image: { key: string; color: string };
  typed: string;
}) {
  const itemNumber = numberBegun(url, typed.trim());
  const [name, details] = titleParts(text);
  return (
    <>
      <Picture picture={image} widths={[160]} isEager />
      <span className="suggestion-item">
        <span className="suggestion-text">
          <span className="suggestion-name">{name}</span>
          {details !== undefined && (
            <>
              <i className="hearable">, </i>
              <span className="suggestion-details">{details}</span>
            </>
          )}
        </span>
        {itemNumber !== undefined && (
          <span className="suggestion-details">
            Item <Completed text={itemNumber} typed={typed} />
          </span>
        )}
        {ownNumber !== null && <span className="suggestion-details">Your item # {ownNumber}</span>}
        {bought !== null && <span className="suggestion-bought">{bought}</span>}
        <span className="suggestion-price figures">
          <b>{price ?? 'See price in cart'}</b>
          {unit !== null && <span> {unit}</span>}
        </span>
      </span>
    </>
  );
}
