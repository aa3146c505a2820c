import { expect, it } from 'vitest';
import { browserInWords } from './browser-words.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [WINDOWS, 'Chrome on Windows'],
  [`${WINDOWS} Edg/126.0.0.0`, 'Edge on Windows'],
  [`${WINDOWS} OPR/110.0.0.0`, 'Opera on Windows'],
  [WINDOWS.replace('Chrome', 'HeadlessChrome'), 'Chrome on Windows'],
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Mac'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36', 'Chrome on Chromebook'],
  ['Something of their own (X11; Linux x86_64)', 'Unknown browser on Linux'],
  ['<script>alert(1)</script>', 'Unknown browser'],
  ['', 'Unknown browser'],
])('names what it knows of %s: %s', (userAgent, words) => {
  expect(browserInWords({ userAgent, isMobileApp: false })).toBe(words);
});

it('the app is no browser', () => {
  expect(browserInWords({ userAgent: `${IPHONE} FoolscapApp/3.1`, isMobileApp: true })).toBe('Our app on iPhone');
});
