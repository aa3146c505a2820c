import { buttonClass } from '#app/ui/button.tsx';
import { useClientLinks } from '#app/ui/client-links.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { AddButton } from '../tiles/add-button.tsx';
import { WITH } from './service-choice.tsx';
import { ADD_PATH, addFromForm } from '../tiles/add-requests.ts';
import type { TileView } from '../tiles/tile-view.ts';

/** What is added together with any of them, as the form says it, and what it is called. */
type Along = { readonly value: string; readonly name: string };

/** A few products, each in a line: what it looks like, what it costs, when it comes, and the one thing to do about it. */
export function SmallTiles({ tiles, along }: { tiles: readonly TileView[]; along?: Along | undefined }) {
  const follow = useClientLinks();
  return (
    <ul className="small-tiles" onClick={follow}>
      {tiles.map((tile) => (
        <li key={tile.itemId}>
          <Picture picture={tile.image} widths={[160]} isDecorative className="small-tile-picture" />
          <div>
            <a className="small-tile-name" href={tile.url}>
              {tile.title}
            </a>
            <Price now={tile.price} was={tile.was} unit={tile.unit} fee={tile.fee} member={tile.member} size="small" />
            {tile.promise !== undefined && (
              <p className={tile.isLate ? 'tile-promise tile-promise-none' : 'tile-promise'}>{tile.promise}</p>
            )}
          </div>
          {tile.action.kind === 'add' ? <AddOne tile={tile} along={along} /> : <Visit tile={tile} />}
        </li>
      ))}
    </ul>
  );
}

function AddOne({ tile: { itemId, title, action }, along }: { tile: TileView; along: Along | undefined }) {
  return (
    <form method="post" action={ADD_PATH} onSubmit={addFromForm}>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="qty" value="1" />
      {along !== undefined && <input type="hidden" name={WITH} value={along.value} />}
      <AddButton
        itemId={itemId}
        text={along === undefined ? action.text : 'Add both to cart'}
        name={along === undefined ? title : `${title} with ${along.name}`}
      />
    </form>
  );
}

function Visit({ tile: { url, title } }: { tile: TileView }) {
  return (
    <a className={buttonClass({ look: 'secondary' })} href={url}>
      See it<span className="hearable">: {title}</span>
    </a>
  );
}
