/** The most bytes of a file that somebody sends as a logo. */
export const MOST_LOGO_BYTES = 2 * 1024 * 1024;
/** The fewest and the most points of its longer and of each side: less is a blur in print, and more is no logo. */
export const LEAST_LOGO_POINTS = 100;
export const MOST_LOGO_POINTS = 4_000;
/** The most points of a side as it is kept: an inch of a card at 900 to the inch. */
export const KEPT_LOGO_POINTS = 900;

/** What a logo is known by: nobody guesses it. */
const LOGO_ID = /^[\da-f]{32}$/u;

export function isLogoId(text: string): boolean {
  return LOGO_ID.test(text);
}

/** Where its owner, and nobody else, sees a logo. */
export const LOGO_PATH = '/logos/:logoId';

export function logoPath(logoId: string): string {
  return LOGO_PATH.replace(':logoId', encodeURIComponent(logoId));
}

/** What is told of a logo that is not there, or is somebody else's. */
export const LOGO_GONE_TEXT = 'We don’t have this logo anymore. Please add it again.';

/** What is told of a file that is no logo; undefined: it may be one. Of a file too large to be read only its bytes are known. */
export function logoProblem(file: {
  readonly bytes: number;
  readonly isPicture?: boolean;
  readonly width?: number;
  readonly height?: number;
}): string | undefined {
  const { bytes, isPicture = true, width = LEAST_LOGO_POINTS, height = LEAST_LOGO_POINTS } = file;
  if (bytes > MOST_LOGO_BYTES) return 'Your logo is larger than 2 MB. Make it smaller and add it again.';
  if (!isPicture) return 'We can print PNG and JPEG files only. Save your logo as one of these and add it again.';
  if (Math.max(width, height) < LEAST_LOGO_POINTS)
    return `Your logo is ${width} × ${height} pixels, too small to print sharply. Use one at least ${LEAST_LOGO_POINTS} pixels wide or high.`;
  if (Math.max(width, height) > MOST_LOGO_POINTS)
    return `Your logo is ${width} × ${height} pixels. Use one of at most ${MOST_LOGO_POINTS.toLocaleString('en-US')} on each side.`;
  return undefined;
}
