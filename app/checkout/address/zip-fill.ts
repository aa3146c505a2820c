import { useEffect, useRef, useState, type FormEvent } from 'react';
import { PATHS } from '#app/shell/site-paths.ts';
import { fiveDigits, type Place } from './zip-place.ts';

/** What the route answers that knows where ZIP codes are. */
type Answer = { readonly zip: string; readonly place: Place | null };

/**
 * Fills city and state from the ZIP code as soon as it is there. What was typed or chosen is never replaced; what was filled in is,
 * by the place of another ZIP code.
 *
 * @returns what the three fields are given, and the place that was filled in, for those who do not see it.
 */
export function useZipFill() {
  const [zip, city, state] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null), useRef<HTMLSelectElement>(null)];
  const filled = useRef<Place>({ city: '', state: '' });
  const [data, setData] = useState<Answer>();
  const place = data?.place ?? undefined;
  useEffect(() => {
    if (data?.place == null || data.zip !== fiveDigits(zip.current?.value ?? '')) return;
    fill(city.current, filled.current.city, data.place.city);
    fill(state.current, filled.current.state, data.place.state);
    filled.current = data.place;
  }, [data, zip, city, state]);
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const digits = fiveDigits(currentTarget.value);
    // Without an answer whoever types goes on: nobody needs it.
    if (digits !== undefined && digits !== data?.zip) void ask(digits).then(setData, () => undefined);
  };
  return { zip: { ref: zip, onInput }, city: { ref: city }, state: { ref: state }, place };
}

async function ask(zip: string): Promise<Answer | undefined> {
  const answer = await fetch(`${PATHS.checkout}/zip?zip=${zip}`, { headers: { accept: 'application/json' } });
  if (!answer.ok) return undefined;
  // Written by our own route: it is what it is typed as.
  const found: Answer = await answer.json();
  return found;
}

function fill(field: HTMLInputElement | HTMLSelectElement | null, before: string, value: string): void {
  if (field === null || (field.value.trim() !== '' && field.value !== before)) return;
  field.value = value;
  // Whoever is in the field already is about to type: what was filled in gives way, as if they had come by Tab.
  if (field === document.activeElement && 'select' in field) field.select();
}
