import type { KeyboardEvent } from 'react';

/** A field that leaves of many rows those that are looked for; it does its work in the browser, so without scripts it is not there. */
export function FindInCart({
  text,
  onText,
  counted,
}: {
  text: string;
  onText: (text: string) => void;
  /** What was found, once something is looked for. */
  counted: { readonly found: number; readonly all: number } | undefined;
}) {
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    onText('');
  };
  return (
    <div className="find-in-cart with-scripts" role="search" aria-label="Your cart">
      <input
        type="search"
        className="input"
        aria-label="Find in cart: name or item number"
        placeholder="Find in cart"
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => {
          onText(target.value);
        }}
        onKeyDown={clear}
      />
      <p role="status" className="figures">
        {counted !== undefined && `${counted.found.toLocaleString('en-US')} of ${counted.all.toLocaleString('en-US')} rows`}
      </p>
    </div>
  );
}
