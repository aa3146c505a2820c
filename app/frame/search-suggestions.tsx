import { useEffect, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import Grid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import type { Suggestion } from '#contracts/search/suggest.ts';
import { FEWEST_CHARACTERS, type AutocompleteConfig } from '#domain/search/autocomplete-config.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { PATHS } from '#app/shell/site-paths.ts';

/** A pause in typing that is long enough to ask. */
const PAUSE_MS = 120;
const LIST_ID = 'search-suggestions';

export type SearchSuggestionsProps = {
  /** The field that they belong to: it keeps the focus throughout. */
  field: RefObject<HTMLInputElement | null>;
  /** What is in the field; nothing is shown while it is undefined. */
  text: string | undefined;
  /** The one that the arrow keys have come to, from 0; -1: none, Enter searches. */
  chosen: number;
  onChoose: (index: number) => void;
  onClose: () => void;
};

/** What the search field offers while somebody types. */
export default function SearchSuggestions({ field, text, chosen, onChoose, onClose }: SearchSuggestionsProps) {
  const suggestions = useSuggestions(text);
  const navigate = useNavigate();
  const isOpen = suggestions.length > 0;
  useEffect(() => {
    const input = field.current;
    if (input === null || !isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        onChoose(nextChoice(chosen, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
      }
      const one = suggestions[chosen];
      if (event.key === 'Escape' || (event.key === 'Enter' && one !== undefined)) {
        event.preventDefault();
        onClose();
      }
      if (event.key === 'Enter' && one !== undefined) void navigate(one.url);
    };
    input.addEventListener('keydown', press);
    return () => {
      input.removeEventListener('keydown', press);
    };
  }, [field, isOpen, suggestions, chosen, onChoose, onClose, navigate]);
  useAnnouncedState(field, isOpen, chosen);
  if (!isOpen) return null;
  return (
    <ul id={LIST_ID} className="suggestions" role="listbox" aria-label="Suggestions">
      {suggestions.map((suggestion, index) => (
        <li
          key={`${suggestion.kind} ${suggestion.url}`}
          id={`${LIST_ID}-${index}`}
          role="option"
          aria-selected={index === chosen}
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onClose();
            void navigate(suggestion.url);
          }}
        >
          {suggestion.image === null ? (
            <span className="suggestion-mark">
              {suggestion.kind === 'CATEGORY' ? <Grid size={18} aria-hidden="true" /> : <Search size={18} aria-hidden="true" />}
            </span>
          ) : (
            <Picture picture={suggestion.image} widths={[160]} isEager />
          )}
          <span className="suggestion-name">
            <span className="suggestion-text">{suggestion.text}</span>
            {suggestion.kind === 'BOUGHT' && <span className="suggestion-note">Bought before</span>}
          </span>
          <span className="suggestion-about figures">{aboutOf(suggestion)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What stands beside it: where a category is, what a product costs. */
function aboutOf({ kind, department, price }: Suggestion): string {
  if (kind === 'TERM') return '';
  return kind === 'CATEGORY' ? (department ?? 'Department') : (price ?? 'See price in cart');
}

/** Asks in the pauses of typing. What was suggested stays until there is something else. */
function useSuggestions(text: string | undefined): readonly Suggestion[] {
  const config = usePageData()?.autocomplete;
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (!isLongEnough(text)) return;
    const leave = new AbortController();
    const timer = setTimeout(() => {
      void ask(text, config, leave.signal).then((found) => found !== undefined && setSuggestions(found));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [text, config]);
  return isLongEnough(text) ? suggestions : NONE;
}

const NONE: readonly Suggestion[] = [];

function isLongEnough(text: string | undefined): text is string {
  return text !== undefined && text.trim().length >= FEWEST_CHARACTERS;
}

/** @returns undefined where there was no answer: the field does without. */
async function ask(text: string, config: AutocompleteConfig | undefined, signal: AbortSignal): Promise<readonly Suggestion[] | undefined> {
  const { accountId = '', domainKey = '', requestType = '' } = config ?? {};
  const said = new URLSearchParams({ q: text, account_id: accountId, domain_key: domainKey, request_type: requestType });
  try {
    const answer = await fetch(`${PATHS.suggest}?${said}`, { signal, headers: { accept: 'application/json' } });
    if (!answer.ok) return undefined;
    // Of our own server, by the contract.
    const told: { readonly suggestions: readonly Suggestion[] } = await answer.json();
    return told.suggestions;
  } catch {
    return undefined;
  }
}

/** Tells those who listen whether there is a list and where in it the arrow keys are. */
function useAnnouncedState(field: RefObject<HTMLInputElement | null>, isOpen: boolean, chosen: number): void {
  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    input.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && chosen >= 0) input.setAttribute('aria-activedescendant', `${LIST_ID}-${chosen}`);
    else input.removeAttribute('aria-activedescendant');
  }, [field, isOpen, chosen]);
}

/** Round the list and, between its ends, through the field itself (-1). */
export function nextChoice(chosen: number, by: 1 | -1, count: number): number {
  const next = chosen + by;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
