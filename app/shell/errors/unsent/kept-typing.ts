import { typeAgain, typedIn, type Typed } from './typed-fields.ts';

/** In this tab alone, and until somebody signs out: then browsers are told to forget what they store. */
const KEY = 'typed';

/** Whose page it is: another token is another visit. */
const visit = () => /(?:^|; )ctxToken=([^;]*)/.exec(document.cookie)?.[1];

/** Keeps what stands in the forms of the page that is left now. A browser that stores nothing keeps nothing. */
export function keepTyped(path: string): void {
  const main = document.querySelector('main');
  if (main === null) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([visit(), path, typedIn(main)]));
  } catch {
    // there is no place for it
  }
}

/** Types what was kept into the page that is shown at this path, once, if that is the page and the visit that it was kept of. */
export function typeKept(path: string): void {
  const main = document.querySelector('main');
  const kept = stored();
  if (main === null || kept?.[0] !== visit() || kept?.[1] !== path) return;
  sessionStorage.removeItem(KEY);
  typeAgain(main, kept[2]);
}

function stored(): [visit: string | undefined, path: string, typed: Typed] | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
