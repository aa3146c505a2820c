/** Each of these says that it is some of the others, too: the first that fits is it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * The browser and the device of a `User-Agent` as a person would name them: "Chrome on Windows". What is not known is left out; nothing of the text itself
 * comes back, since anybody can write anything there.
 */
export function browserInWords({ userAgent, isMobileApp }: { readonly userAgent: string; readonly isMobileApp: boolean }): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = isMobileApp ? 'Our app' : nameIn(BROWSERS);
  const system = nameIn(SYSTEMS);
  if (system === undefined) return browser ?? 'Unknown browser';
  return `${browser ?? 'Unknown browser'} on ${system}`;
}
