import { useMemo } from 'react';
import { Form, Link } from 'react-router';
import { LONGEST_QUERY } from '#domain/catalog/listing-limits.ts';
import { helpPath } from '#app/help/help-topics.ts';
import { PATHS, searchPath } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Art } from '#app/ui/pictures/art.tsx';
import { CategoryCards } from './category-cards.tsx';
import type { Instead } from './instead.server.ts';
import { TileGrid } from './tiles/tile-grid.tsx';
import { tilesOf } from './tiles/tiles-text.ts';

/** A search that has found nothing, and what may help: other words, what is near, what others take, somebody to ask. */
export function NothingFound({ query, instead }: { query: string; instead: Instead }) {
  const { notCarried, isInk, categories, departments, bestSellers } = instead;
  const tiles = useMemo(() => tilesOf(bestSellers), [bestSellers]);
  return (
    <>
      <section className="unfound">
        <div>
          <h1 className="wrap-anywhere">{headingOf(query, instead)}</h1>
          <OtherWords query={query} meant={instead.meant} isUnderstood={isInk || notCarried !== null} />
          <WaysToAsk />
        </div>
        <Art name="no-results" />
      </section>
      {isInk && (
        <section aria-labelledby="ink">
          <h2 id="ink" className="mt-10 mb-2">
            Have another printer?
          </h2>
          <p className="mb-4">Tell us its model, and we’ll show you the ink and toner that fits.</p>
          <LinkButton to={PATHS.printers}>Find ink by printer</LinkButton>
        </section>
      )}
      {categories.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near" className="mt-10 mb-4">
            {isInk ? 'All our ink and toner' : notCarried === null ? 'These come close' : 'What we have around it'}
          </h2>
          <CategoryCards cards={categories} />
        </section>
      )}
      {tiles.length > 0 && (
        <section aria-labelledby="best-sellers">
          <h2 id="best-sellers" className="mt-10 mb-4">
            What others buy
          </h2>
          <TileGrid tiles={tiles} layout="reel" />
        </section>
      )}
      <h2 className="mt-10 mb-4">Or look around</h2>
      <CategoryCards cards={departments} />
    </>
  );
}

function headingOf(query: string, { isInk, notCarried }: Instead): string {
  if (isInk) return 'We don’t carry ink for that printer';
  return notCarried === null ? `Nothing found for “${query}”` : `We don’t carry “${notCarried}”`;
}

/** The words that were searched for, to be changed, and what they may have meant. */
function OtherWords({ query, meant, isUnderstood }: { query: string; meant: string | null; isUnderstood: boolean }) {
  return (
    <>
      {meant !== null && (
        <p className="mt-2 text-lg">
          Did you mean{' '}
          <Link className="link font-semibold" to={searchPath(meant)}>
            {meant}
          </Link>
          ?
        </p>
      )}
      <p className="mt-2 text-ink-soft">
        {isUnderstood
          ? 'Looking for something else? Search for it here.'
          : 'Check the spelling, use fewer or more general words, or search by brand or item number.'}
      </p>
      <Form action={PATHS.search} role="search" aria-label="Search again" className="unfound-form">
        <TextField
          key={query}
          id="search-again"
          type="search"
          name="query"
          label="Change your search"
          isLabelHidden
          defaultValue={query}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          required
        />
        <Button>Search again</Button>
      </Form>
    </>
  );
}

const WAYS = [
  { text: 'Ask us', to: helpPath('contact') },
  { text: 'Find ink by printer', to: PATHS.printers },
  { text: 'Add by item number', to: PATHS.addByNumber },
  { text: 'Ask at a store', to: PATHS.stores },
] as const;

function WaysToAsk() {
  return (
    <>
      <h2 className="mt-6 mb-2 text-md">Still looking?</h2>
      <ul className="chips">
        {WAYS.map(({ text, to }) => (
          <li key={to}>
            <Link className="chip" to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
