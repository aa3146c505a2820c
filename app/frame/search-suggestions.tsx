import { useEffect, type RefObject } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import Search from 'lucide-react/icons/search';
import type { Suggestion } from '#app/catalog/suggestions.ts';
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
  const isOpen = text !== undefined && suggestions.length > 0;
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
          key={suggestion.url}
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
          {suggestion.image === undefined ? (
            <span className="suggestion-mark">
              <Search size={18} aria-hidden="true" />
            </span>
          ) : (
            <Picture picture={suggestion.image} widths={[160]} isEager />
          )}
          <span className="suggestion-text">{suggestion.text}</span>
          <span className="suggestion-about figures">{suggestion.about}</span>
        </li>
      ))}
    </ul>
  );
}

/** Asks in the pauses of typing. */
function useSuggestions(text: string | undefined): readonly Suggestion[] {
  const { load, data } = useFetcher<{ suggestions: readonly Suggestion[] }>({ key: LIST_ID });
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => {
      void load(`${PATHS.suggest}?q=${encodeURIComponent(text)}`);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, load]);
  return data?.suggestions ?? [];
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
