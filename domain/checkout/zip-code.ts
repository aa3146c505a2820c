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

/**
 * The zip code in the cookie that remembers where to deliver; `undefined` when it holds none: everybody can write into it, and it is shown on every page without
 * being looked up.
 */
export function zipOfCookie(value: string | undefined): string | undefined {
  const zip = value === undefined ? undefined : readZip(value);
  const five = zip?.slice(0, 5) ?? '';
  return five >= FIRST_ZIP && five <= LAST_ZIP ? zip : undefined;
}
