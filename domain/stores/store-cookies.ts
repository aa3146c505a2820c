const STORE_NUMBER = /^\d{1,6}$/;

/** The store number in the cookie YourStore (JSON, plain or percent-encoded); `undefined` when absent or malformed. */
export function storeNumberOfCookie(value: string | undefined): string | undefined {
  return storeNumberIn(jsonObjectIn(value));
}

/** What the cookie YourStore holds when its store was chosen in this browser: it goes before the one of a profile. */
export function chosenStoreCookie(storeNumber: string): string {
  return JSON.stringify({ storeNumber, persists: false });
}

/** The store that was chosen in this browser; `undefined` for a cookie that only names a store, which a profile's goes before. */
export function chosenStoreOfCookie(value: string | undefined): string | undefined {
  const fields = jsonObjectIn(value);
  return fields.get('persists') === false ? storeNumberIn(fields) : undefined;
}

function storeNumberIn(fields: ReadonlyMap<string, unknown>): string | undefined {
  const storeNumber = textIn(fields, 'storeNumber');
  return STORE_NUMBER.test(storeNumber) ? storeNumber : undefined;
}

function textIn(fields: ReadonlyMap<string, unknown>, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** A cookie is written by anyone: whatever is no JSON object has no fields. */
function jsonObjectIn(value: string | undefined): ReadonlyMap<string, unknown> {
  const parsed = parseJson(value);
  return new Map(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []);
}

function parseJson(value: string | undefined): unknown {
  if (value === undefined) return undefined;
  try {
    return JSON.parse(value.startsWith('%') ? decodeURIComponent(value) : value);
  } catch {
    return undefined;
  }
}
