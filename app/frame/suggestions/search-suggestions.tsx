import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import X from 'lucide-react/icons/x';
import './suggestions.css';
import { groupsOf, textOf, useOffers, type Offer, type OfferGroup } from './offers.ts';
import { rememberSearch } from './recent-searches.ts';
import { SuggestionRow } from './suggestion-row.tsx';

const LIST_ID = 'search-suggestions';

export type SearchSuggestionsProps = {
  /** The field that they belong to: it keeps the focus throughout. */
  field: RefObject<HTMLInputElement | null>;
  /** What is in the field; nothing is shown while it is undefined. */
  text: string | undefined;
  /** The one that the arrow keys have come to, from 0; -1: none, Enter searches. */
  chosen: number;
  onChoose: (index: number) => void;
  /** Shows them for what is in the field. */
  onOpen: (text: string) => void;
  onClose: () => void;
};

/** What the search field offers while somebody types, and before: by groups under headings, on phones over all of the window. */
export default function SearchSuggestions({ field, text, chosen, onChoose, onOpen, onClose }: SearchSuggestionsProps) {
  const { offers, forget } = useOffers(text);
  const navigate = useNavigate();
  const isOpen = offers.length > 0;
  // The field shows what the arrow keys have come to, and what was typed once they are back.
  const fill = (offer: Offer | undefined) => {
    if (text !== undefined) write(field, (offer && textOf(offer)) ?? text);
  };
  const take = (offer: Offer) => {
    if (offer.kind === 'FORGET') {
      onChoose(-1);
      forget();
      return;
    }
    if (offer.kind === 'ALL') rememberSearch(text?.trim() ?? '');
    if (offer.kind === 'TERM' || offer.kind === 'POPULAR' || offer.kind === 'RECENT') rememberSearch(offer.text);
    onClose();
    void navigate(offer.url);
  };
  useFieldEvents(field, {
    keydown: (event) => {
      const { key } = event;
      const one = offers[chosen];
      const next = isOpen ? choiceAfter(key, chosen, offers.length) : undefined;
      if (next !== undefined) {
        onChoose(next);
        fill(offers[next]);
      } else if (isOpen && key === 'Escape') {
        fill(undefined);
        onClose();
      } else if (key === 'Enter' && one !== undefined) take(one);
      else if (!isOpen && text === undefined && key === 'ArrowDown') onOpen(field.current?.value ?? '');
      else return;
      event.preventDefault();
    },
    click: () => {
      if (text === undefined) onOpen(field.current?.value ?? '');
    },
  });
  useEffect(() => {
    const form = field.current?.form;
    const remember = () => {
      rememberSearch(field.current?.value ?? '');
    };
    form?.addEventListener('submit', remember);
    return () => form?.removeEventListener('submit', remember);
  }, [field]);
  useAnnouncedState(field, isOpen, chosen);
  if (!isOpen) return null;
  const groups = groupsOf(offers);
  const hasItems = offers.some(({ image }) => image !== null) && offers.some(({ kind, image }) => image === null && kind !== 'ALL');
  return (
    <div className="suggestions" onMouseDown={keepFocus}>
      <div className="suggestions-top">
        {text !== '' && (
          <button
            type="button"
            className="suggestions-clear"
            tabIndex={-1}
            aria-label="Clear the search field"
            onClick={() => {
              write(field, '');
              onOpen('');
            }}
          >
            <X size={20} aria-hidden="true" />
          </button>
        )}
        <button type="button" className="link" tabIndex={-1} onClick={onClose}>
          Cancel
        </button>
      </div>
      <div id={LIST_ID} role="listbox" aria-label="Suggestions" className={hasItems ? 'suggestions-beside' : undefined}>
        {groups.map((group) => (
          <Group key={`${group.heading} ${group.offers[0]?.url}`} group={group}>
            {group.offers.map((offer) => {
              const index = offers.indexOf(offer);
              return (
                <div
                  key={`${offer.kind} ${offer.url}`}
                  id={`${LIST_ID}-${index}`}
                  className={offer.kind === 'DEPARTMENT' ? 'suggestion suggestion-department' : 'suggestion'}
                  role="option"
                  aria-selected={index === chosen}
                  onClick={() => {
                    take(offer);
                  }}
                >
                  <SuggestionRow offer={offer} typed={text ?? ''} />
                </div>
              );
            })}
          </Group>
        ))}
      </div>
    </div>
  );
}

/** What stands under one heading; items beside the others in a wide window, and all results below both. */
function Group({ group: { heading, offers }, children }: { group: OfferGroup; children: ReactNode }) {
  const [first] = offers;
  const place = first?.kind === 'ALL' ? 'suggestions-all' : first?.image === null ? '' : 'suggestions-items';
  return (
    <div role="group" aria-label={heading} className={`suggestions-group ${place}`}>
      {first?.kind !== 'ALL' && (
        <p className="suggestions-heading" aria-hidden="true">
          {heading}
        </p>
      )}
      {children}
    </div>
  );
}

/** The field is the page's own: what is in it is no state of React's. */
function write({ current }: RefObject<HTMLInputElement | null>, text: string): void {
  if (current !== null) current.value = text;
}

function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

type FieldEvents = { readonly keydown: (event: KeyboardEvent) => void; readonly click: () => void };

/** Hears the field, always with what is shown now. */
function useFieldEvents(field: RefObject<HTMLInputElement | null>, events: FieldEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    const leave = new AbortController();
    const { signal } = leave;
    input.addEventListener('keydown', (event) => latest.current.keydown(event), { signal });
    input.addEventListener('click', () => latest.current.click(), { signal });
    return () => {
      leave.abort();
    };
  }, [field]);
}

/** Tells those who listen whether there is a list and where in it the arrow keys are, and has that in sight. */
function useAnnouncedState(field: RefObject<HTMLInputElement | null>, isOpen: boolean, chosen: number): void {
  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    input.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && chosen >= 0) {
      const id = `${LIST_ID}-${chosen}`;
      input.setAttribute('aria-activedescendant', id);
      document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }, [field, isOpen, chosen]);
}

/**
 * Where a key leads: round the list and, between its ends, through the field itself (-1); to either end once one is in the list, since until then
 * Home and End go through what is typed.
 *
 * @returns undefined: nowhere.
 */
export function choiceAfter(key: string, chosen: number, count: number): number | undefined {
  if (key === 'ArrowDown') return chosen + 1 >= count ? -1 : chosen + 1;
  if (key === 'ArrowUp') return chosen < 0 ? count - 1 : chosen - 1;
  if (chosen < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
