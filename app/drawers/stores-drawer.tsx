import { useEffect, useState } from 'react';
import { LONGEST_TERM } from '#domain/stores/search-term.ts';
import type { z } from 'zod';
import type { listStores } from '#contracts/stores.ts';
import { noStores } from '#domain/stores/store-text.ts';
import { Door, storeView } from '#app/help/store-door.tsx';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import '../routes/help/stores.css';

type Answer = z.output<(typeof listStores)['answer']>;

const PATIENCE_MS = 10_000;
const UNREACHED = 'We can’t look for stores right now. Try again.';

/** The stores around a place, of a name or a city; without a term all of them. */
async function findStores(term: string): Promise<Answer> {
  const answer = await fetch(`/cc/api/stores/all?${new URLSearchParams(term === '' ? {} : { term }).toString()}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`the stores were answered with ${answer.status}`);
  // Answered by our own server: it is what its contract says.
  const found: Answer = await answer.json();
  return found;
}

/** What was looked for, how often anything was, and what came of it: nothing yet, or that it could not be had. */
type Look = { readonly term: string; readonly count: number };
type Found = { readonly of: Look; readonly answer: Answer | undefined };

/** Looks for stores over the page, and makes one the visitor's own. Their own comes first. */
export function StoresDrawer() {
  const [look, setLook] = useState<Look>({ term: '', count: 0 });
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    const tell = (answer: Answer | undefined) => {
      if (isWanted) setFound({ of: look, answer });
    };
    findStores(look.term).then(tell, () => {
      tell(undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [look]);
  const isBusy = found?.of !== look;
  const { of: { term } = look, answer } = found ?? {};
  const hasFailed = found !== undefined && answer === undefined;
  const stores = (answer?.stores ?? []).filter(({ isChosen }) => term !== '' || isChosen);
  const error = hasFailed ? UNREACHED : answer?.reason == null ? undefined : noStores(answer.reason, term);
  return (
    <>
      <form
        role="search"
        aria-label="Find a store"
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const near = new FormData(event.currentTarget).get('near');
          setLook({ term: typeof near === 'string' ? near.trim() : '', count: look.count + 1 });
        }}
      >
        <TextField
          id="drawer-near"
          label="ZIP code, city or state"
          name="near"
          maxLength={LONGEST_TERM}
          autoComplete="postal-code"
          error={error}
          required
        />
        <Button isBusy={isBusy}>Find stores</Button>
      </form>
      <div aria-live="polite" className="mt-4 flex flex-col gap-4">
        {stores.map((store) => (
          <Door key={store.storeNumber} store={storeView(store)} term={term} heading="h3" />
        ))}
      </div>
      <p className="mt-4">
        <LinkButton look="secondary" to={PATHS.stores}>
          See all stores
        </LinkButton>
      </p>
    </>
  );
}
