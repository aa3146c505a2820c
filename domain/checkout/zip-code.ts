/** What a field with a wrong zip code says; an empty required one says the same. (C §5, Contact fields) */
export const ZIP_ERROR_TEXT = 'Invalid zip code';

/** A zip code as it is asked for where there is no address: five digits. */
export const FIVE_DIGITS = /^\d{5}$/;
const US_ZIP = /^\d{5}(-\d{4})?$/;
const CANADIAN_POSTAL_CODE = /^([A-Z]\d[A-Z]) ?(\d[A-Z]\d)$/;

/**
 * A zip code as it is kept: five digits or five and four ("01702", "01702-1234"); in Canada, and only there, a postal code
 * ("K1A 0B1"). `undefined` when it is none.
 */
export function readZip(text: string, country: 'US' | 'USA' | 'CA' = 'US'): string | undefined {
  const zip = text.trim().toUpperCase();
  if (country !== 'CA') return US_ZIP.test(zip) ? zip : undefined;
  const [, area, unit] = CANADIAN_POSTAL_CODE.exec(zip) ?? [];
  return area === undefined || unit === undefined ? undefined : `${area} ${unit}`;
}

/** The first and the last ZIP that there are: Holtsville, New York, and Ketchikan, Alaska. */
const FIRST_ZIP = '00501';
const LAST_ZIP = '99950';

/** What remembers where to deliver: for about two years what was said last in this browser, and for a day when that was. */
export type ZipCookies = { readonly zipcode?: string | undefined; readonly zipentry?: string | undefined };

/** How long what was said in a visit goes before what the browser remembers. (C §9, Zip code store entry) */
const ENTRY_MS = 24 * 3600 * 1000;

/** The entry that says which zip code was given, and when. (S §3, Zip code storage) */
export function zipEntry(zipcode: string, now: Date): string {
  return encodeURIComponent(JSON.stringify({ date: now.toISOString(), zipcode }));
}

/**
 * Where this browser has things delivered: what was said in the last day, then what it remembers; `undefined` where it knows nothing. Entries that
 * cannot be read, are older than a day or of a day to come are ignored.
 */
export function zipOfBrowser({ zipcode, zipentry }: ZipCookies, now: Date): string | undefined {
  return zipOfEntry(zipentry, now) ?? zipOfCookie(zipcode);
}

function zipOfEntry(text: string | undefined, now: Date): string | undefined {
  const { date, zipcode } = readEntry(text);
  const age = typeof date === 'string' ? now.getTime() - Date.parse(date) : Number.NaN;
  return typeof zipcode === 'string' && age >= 0 && age < ENTRY_MS ? zipOfCookie(zipcode) : undefined;
}

/** Anybody can write into a cookie: what is no object has neither. */
function readEntry(text: string | undefined): { readonly date?: unknown; readonly zipcode?: unknown } {
  try {
    const entry: unknown = JSON.parse(decodeURIComponent(text ?? 'null'));
    return typeof entry === 'object' && entry !== null ? entry : {};
  } catch {
    return {};
  }
}

/**
 * The zip code in the cookie that remembers where to deliver; `undefined` when it holds none: everybody can write into it, and it is shown on every page without
 * being looked up.
 */
export function zipOfCookie(value: string | undefined): string | undefined {
  const zip = value === undefined ? undefined : readZip(value);
  const five = zip?.slice(0, 5) ?? '';
  return five >= FIRST_ZIP && five <= LAST_ZIP ? zip : undefined;
}
