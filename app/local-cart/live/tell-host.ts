/** Tells what cannot be told, and why. */
export type Report = (what: { msg: string; error?: unknown }) => void;

export type HostParts = {
  readonly window: Pick<Window, 'parent'> & { readonly location: { readonly ancestorOrigins?: { readonly [index: number]: string } } };
  /** Origins to which the count may be told. */
  readonly parentOrigins: readonly string[];
  readonly report: Report;
};

/**
 * Tells the number of items in the cart to the page around this one, if its origin is allowed, and to the app that shows it.
 * What is missing or cannot be reached is reported and otherwise ignored. (C §7; A-214)
 */
export function tellHost(count: number, parts: HostParts): void {
  if (parts.window.parent !== parts.window) attempt('the parent window', parts.report, () => tellParent(count, parts));
  const handlers = at(parts.window, 'webkit', 'messageHandlers');
  if (handlers !== undefined) attempt('the iOS app', parts.report, () => call(at(handlers, 'cartCount'), 'postMessage', count));
  const android = at(parts.window, 'Android');
  if (android !== undefined) attempt('the Android app', parts.report, () => call(android, 'setCartCount', count));
}

function attempt(whom: string, report: Report, tell: () => void): void {
  try {
    tell();
  } catch (error) {
    report({ msg: `The cart count cannot be told to ${whom}.`, error });
  }
}

/** @throws when no allowed page is around this one. */
function tellParent(count: number, { window, parentOrigins }: HostParts): void {
  // Where the browser tells who is around us, nobody else is tried; where it does not, it delivers to the right one alone.
  const around = window.location.ancestorOrigins?.[0];
  const origins = parentOrigins.filter((origin) => around === undefined || origin === around);
  if (origins.length === 0) throw new Error('its origin is not allowed');
  for (const origin of origins) window.parent.postMessage({ type: 'cartItemCount', count }, origin);
}

/** @throws when there is no such function. */
function call(host: unknown, name: string, argument: number): void {
  const work = at(host, name);
  if (typeof work !== 'function') throw new Error(`${name} is missing`);
  Reflect.apply(work, host, [argument]);
}

function at(host: unknown, ...path: string[]): unknown {
  let found = host;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}
