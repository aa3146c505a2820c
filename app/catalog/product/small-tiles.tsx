import { buttonClass } from '#app/ui/button.tsx';
import { useClientLinks } from '#app/ui/client-links.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { AddButton } from '../tiles/add-button.tsx';
import { ADD_PATH, addFromForm } from '../tiles/add-requests.ts';
import type { TileView } from '../tiles/tile-view.ts';

/** A few products, each in a line: what it looks like, what it costs, when it comes, and the one thing to do about it. */
export function SmallTiles({ tiles }: { tiles: readonly TileView[] }) {
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
          {tile.action.kind === 'add' ? <AddOne tile={tile} /> : <Visit tile={tile} />}
        </li>
      ))}
    </ul>
  );
}

function AddOne({ tile: { itemId, title, action } }: { tile: TileView }) {
  return (
    <form method="post" action={ADD_PATH} onSubmit={addFromForm}>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="qty" value="1" />
      <AddButton itemId={itemId} text={action.text} name={title} />
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
