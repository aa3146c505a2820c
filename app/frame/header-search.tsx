import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { LONGEST_QUERY } from '#domain/catalog/listing-limits.ts';
import { whenIdle } from '#app/shell/when-idle.ts';
import { Form } from 'react-router';
import { Icon } from './menu-items.tsx';
import { useSearchedFor } from '#app/catalog/corrected-search.ts';
import { PATHS } from '#app/shell/site-paths.ts';

/** Only those who type need it; where it cannot be loaded the field does without. */
const load = () => import('./suggestions/search-suggestions.tsx');
const SearchSuggestions = lazy(() => load().catch(() => ({ default: () => null })));

/** The search field in the middle of the header. On a page of results it holds what was searched for. */
export function HeaderSearch() {
  const query = useSearchedFor();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [chosen, setChosen] = useState(-1);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  const close = useCallback(() => {
    setTyped(undefined);
    setChosen(-1);
  }, []);
  const type = (text: string) => {
    setTyped(text);
    setChosen(-1);
  };
  return (
    <Form className="header-search" action={PATHS.search} role="search" onSubmit={close}>
      <input
        ref={field}
        key={query}
        type="search"
        name="query"
        defaultValue={query}
        placeholder="Product or item number"
        aria-label="Search the shop"
        autoComplete="off"
        maxLength={LONGEST_QUERY}
        enterKeyHint="search"
        required
        role="combobox"
        aria-expanded="false"
        aria-controls="search-suggestions"
        aria-autocomplete="list"
        onFocus={(event) => {
          setIsWanted(true);
          type(event.currentTarget.value);
        }}
        onInput={(event) => {
          type(event.currentTarget.value);
        }}
        onBlur={close}
      />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          {/* Each page of results has a field of its own: its keys are to be heard. */}
          <SearchSuggestions key={query} field={field} text={typed} chosen={chosen} onChoose={setChosen} onOpen={type} onClose={close} />
        </Suspense>
      )}
    </Form>
  );
}
