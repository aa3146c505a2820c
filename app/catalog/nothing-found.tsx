import { useMemo } from 'react';
import { Link } from 'react-router';
import { servedText } from '#domain/machines/known-models.ts';
import { helpPath } from '#app/help/help-topics.ts';
import { DepartmentChips } from '#app/shell/department-chips.tsx';
import { categoryPath, PATHS, searchPath } from '#app/shell/site-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Art } from '#app/ui/pictures/art.tsx';
import { withThousands } from '#app/ui/thousands.ts';
import { CategoryCards } from './category-cards.tsx';
import type { InkOfOthers, Instead } from './instead.server.ts';
import { TileGrid } from './tiles/tile-grid.tsx';
import { tilesOf } from './tiles/tiles-text.ts';

/** A search that has found nothing: what was understood and one way on; then words, categories and things that are near, and the departments. */
export function NothingFound({ query, instead }: { query: string; instead: Instead }) {
  const { ink, categories, departments, meant, alike, popular, shelf, onShelf } = instead;
  const hasNear = meant !== null || categories.length > 0 || onShelf !== '';
  return (
    <>
      <section className="unfound">
        <div>
          <h1 className="wrap-anywhere">{headingOf(query, instead)}</h1>
          <p className="mt-1 text-ink-soft">{adviceOf(instead)}</p>
          <NextStep instead={instead} />
          <OtherWays canAsk={ink !== null || meant !== null || shelf !== null} />
        </div>
        <Art name="no-results" />
      </section>
      <Words id="alike" heading="Related searches" words={alike} />
      <Words id="popular" heading="What most people look for" words={popular} />
      {meant !== null && <Meant meant={meant} />}
      {categories.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near" className="mt-8 mb-3">
            {ink === null ? 'You might try' : 'All our ink and toner'}
          </h2>
          <CategoryCards cards={categories} isReel />
        </section>
      )}
      {shelf !== null && onShelf !== '' && <OnShelf name={shelf.name} tiles={onShelf} />}
      <h2 className="mt-8 mb-3">Browse departments</h2>
      {hasNear ? <DepartmentChips departments={departments} className="chips-reel" /> : <CategoryCards cards={departments} isReel />}
    </>
  );
}

function headingOf(query: string, { ink, notCarried }: Instead): string {
  if (ink !== null) return `We don’t carry “${query}”`;
  return notCarried === null ? `Nothing found for “${query}”` : `We don’t carry “${notCarried}”`;
}

/** What was understood. */
function adviceOf({ ink, notCarried, shelf, meant }: Instead): string {
  if (ink !== null) return inkText(ink);
  if (meant !== null) return 'Nothing we sell is spelled like that.';
  if (shelf !== null) return `It would be in ${shelf.name}. Here is what we have there.`;
  return notCarried === null
    ? 'Check the spelling, or try fewer or more general words, a brand or an item number.'
    : 'Try another name for it, or browse the department it would be in.';
}

/** Whose ink and toner is not sold, as far as that was said, and whose is. */
function inkText({ maker, served }: InkOfOthers): string {
  const not = maker === null ? '' : `We don’t sell ink or toner for ${maker} printers. `;
  return `${not}${servedText(served)} We carry cartridges of our own brands only.`;
}

/** The likeliest way on, and only that: who knows none is asked what they need. */
function NextStep({ instead: { ink, shelf, meant } }: { instead: Instead }) {
  const [to, text] =
    ink !== null
      ? [PATHS.printers, 'Find ink by printer']
      : meant !== null
        ? [searchPath(meant.query), resultsText(meant)]
        : shelf !== null
          ? [categoryPath(shelf.id), `Shop ${shelf.name}`]
          : [helpPath('contact'), 'Ask us'];
  return (
    <p className="mt-4">
      <LinkButton to={to}>{text}</LinkButton>
    </p>
  );
}

function resultsText({ query, totalItems }: NonNullable<Instead['meant']>): string {
  return totalItems === 1 ? `See the one result for ${query}` : `See all ${withThousands(totalItems)} results for ${query}`;
}

/** Other ways to find it; to ask is one where something else is the likeliest. */
function OtherWays({ canAsk }: { canAsk: boolean }) {
  return (
    <p className="unfound-ask">
      {canAsk && (
        <Link className="link" to={helpPath('contact')}>
          Ask us
        </Link>
      )}
      <Link className="link" to={PATHS.stores}>
        Ask at a store
      </Link>
      <Link className="link" to={PATHS.quickOrder}>
        By item number
      </Link>
    </p>
  );
}

/** Words to look for instead, each of which finds something. */
function Words({ id, heading, words }: { id: string; heading: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mt-8 mb-3">
        {heading}
      </h2>
      <ul className="chips">
        {words.map((word) => (
          <li key={word}>
            <Link className="chip" to={searchPath(word)}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is found for the words as they may be meant: the first of it. */
function Meant({ meant: { query, tiles } }: { meant: NonNullable<Instead['meant']> }) {
  const shown = useMemo(() => tilesOf(tiles), [tiles]);
  return (
    <section aria-labelledby="meant">
      <h2 id="meant" className="mt-8 mb-3 wrap-anywhere">
        Did you mean <q>{query}</q>?
      </h2>
      <TileGrid tiles={shown} layout="reel" />
    </section>
  );
}

function OnShelf({ name, tiles }: { name: string; tiles: string }) {
  const shown = useMemo(() => tilesOf(tiles), [tiles]);
  return (
    <section aria-labelledby="on-shelf">
      <h2 id="on-shelf" className="mt-8 mb-3">
        Best sellers in {name}
      </h2>
      <TileGrid tiles={shown} layout="reel" />
    </section>
  );
}
