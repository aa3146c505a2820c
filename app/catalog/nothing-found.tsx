import { useMemo } from 'react';
import { Link } from 'react-router';
import { servedText } from '#domain/machines/known-models.ts';
import { helpPath } from '#app/help/help-topics.ts';
import { categoryPath, PATHS, searchPath } from '#app/shell/site-paths.ts';
import { Art } from '#app/ui/pictures/art.tsx';
import { withThousands } from '#app/ui/thousands.ts';
import { CategoryCards } from './category-cards.tsx';
import type { InkOfOthers, Instead } from './instead.server.ts';
import { TileGrid } from './tiles/tile-grid.tsx';
import { tilesOf } from './tiles/tiles-text.ts';

/** A search that has found nothing, and what may help: what was meant, what is near, the departments, somebody to ask. */
export function NothingFound({ query, instead }: { query: string; instead: Instead }) {
  const { ink, categories, departments, meant, shelf, onShelf } = instead;
  return (
    <>
      <section className="unfound">
        <div>
          <h1 className="wrap-anywhere">{headingOf(query, instead)}</h1>
          {meant === null && <Advice instead={instead} />}
          <WaysOn isInk={ink !== null} />
        </div>
        <Art name="no-results" />
      </section>
      {meant !== null && <Meant meant={meant} />}
      {categories.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near" className="mt-10 mb-4">
            {ink === null ? 'You might try' : 'All our ink and toner'}
          </h2>
          <CategoryCards cards={categories} />
        </section>
      )}
      {shelf !== null && onShelf !== '' && <OnShelf name={shelf.name} tiles={onShelf} />}
      <h2 className="mt-10 mb-4">Browse departments</h2>
      <CategoryCards cards={departments} isReel />
    </>
  );
}

function headingOf(query: string, { ink, notCarried }: Instead): string {
  if (ink !== null) return `We don’t carry “${query}”`;
  return notCarried === null ? `Nothing found for “${query}”` : `We don’t carry “${notCarried}”`;
}

/** What to do about it: where it would be, or how to say it otherwise. */
function Advice({ instead: { ink, notCarried, shelf } }: { instead: Instead }) {
  if (ink !== null) return <p className="mt-2 text-lg">{inkText(ink)}</p>;
  if (shelf !== null)
    return (
      <p className="mt-2 text-lg">
        The closest we have is in{' '}
        <Link className="link font-semibold" to={categoryPath(shelf.id)}>
          {shelf.name}
        </Link>
        .
      </p>
    );
  return (
    <p className="mt-2 text-ink-soft">
      {notCarried === null
        ? 'Check the spelling, or try fewer or more general words, a brand or an item number.'
        : 'Try what else it is called, or look in the department where it would be. Not there? Ask us.'}
    </p>
  );
}

/** Whose ink and toner is not sold, as far as that was said, and whose is. */
function inkText({ maker, served }: InkOfOthers): string {
  const not = maker === null ? '' : `We don’t sell ink or toner for ${maker} printers. `;
  return `${not}${servedText(served)}`;
}

/** What is found for the words as they may be meant: the first of it, and the way to all. */
function Meant({ meant: { query, tiles, totalItems } }: { meant: NonNullable<Instead['meant']> }) {
  const shown = useMemo(() => tilesOf(tiles), [tiles]);
  return (
    <section aria-labelledby="meant">
      <h2 id="meant" className="mt-10 mb-2 wrap-anywhere">
        Did you mean <q>{query}</q>?
      </h2>
      <p className="mb-4">
        <Link className="link inline-flex min-h-11 items-center font-semibold" to={searchPath(query)}>
          {totalItems === 1 ? 'See the one result' : `See all ${withThousands(totalItems)} results`}
          <span className="hearable"> for {query}</span>
        </Link>
      </p>
      <TileGrid tiles={shown} layout="reel" />
    </section>
  );
}

function OnShelf({ name, tiles }: { name: string; tiles: string }) {
  const shown = useMemo(() => tilesOf(tiles), [tiles]);
  return (
    <section aria-labelledby="on-shelf">
      <h2 id="on-shelf" className="mt-10 mb-4">
        Best sellers in {name}
      </h2>
      <TileGrid tiles={shown} layout="reel" />
    </section>
  );
}

/** Who looks for ink is led to what fits their printer, too. */
function WaysOn({ isInk }: { isInk: boolean }) {
  const ways = [
    ...(isInk ? [{ text: 'Find ink by printer', to: PATHS.printers }] : []),
    { text: 'Add by item number', to: PATHS.addByNumber },
    { text: 'Ask us', to: helpPath('contact') },
    { text: 'Ask at a store', to: PATHS.stores },
  ];
  return (
    <ul className="chips mt-4" aria-label="Other ways to find it">
      {ways.map(({ text, to }) => (
        <li key={to}>
          <Link className="chip" to={to}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
