/** What a color's name looks like. */
const COLORS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'rose pastels': '#f4c6d0',
    'hot pink': '#ff4fa0',
    'royal blue': '#2f52c4',
    'sky blue': '#7cc4f0',
    'forest green': '#1f5b3a',
    'sunshine yellow': '#ffd93b',
    'standard green': '#2f8f4e',
    aluminum: '#c3c7cb',
    beige: '#e6dcc3',
    black: '#1b1b1d',
    blue: '#2457c5',
    brown: '#6e4a2f',
    burgundy: '#6d1a2d',
    canary: '#fbe870',
    clear: '#f3f6f8',
    cream: '#f6edd5',
    cyan: '#00a6d6',
    forest: '#1f5b3a',
    goldenrod: '#f0b93a',
    gold: '#c9a24a',
    graphite: '#4b4f55',
    gray: '#8e9399',
    green: '#2f8f4e',
    grey: '#8e9399',
    ivory: '#f7f1de',
    kraft: '#b98d5c',
    lilac: '#c3a9dc',
    lime: '#a7d129',
    magenta: '#c8197e',
    manila: '#edd6a1',
    mint: '#a9e2c6',
    natural: '#e2d0ae',
    navy: '#1d2b53',
    oak: '#c39a62',
    orange: '#ee7b22',
    pink: '#f08ab4',
    purple: '#6f3fa0',
    red: '#c8262c',
    salmon: '#f7a48b',
    silver: '#c3c7cb',
    tan: '#cdab7f',
    teal: '#16807f',
    violet: '#6f3fa0',
    walnut: '#6b4a32',
    white: '#ffffff',
    yellow: '#f9d71c',
  }),
);
/** A color's name, of two that begin alike the longer one. */
const NAMED = new RegExp(`\\b(?:${[...COLORS.keys()].toSorted((one, other) => other.length - one.length).join('|')})\\b`);

/**
 * The color that a name says: 'Blue', 'Oak Frame', 'White/Blue' by what comes first of the longest names.
 *
 * @returns undefined where it names none.
 */
export function swatchColor(label: string): string | undefined {
  const [name = ''] = NAMED.exec(label.toLowerCase().replaceAll(/[^a-z]+/g, ' ')) ?? [];
  return COLORS.get(name);
}

/** Whether a name says several colors at once: 'Assorted Brights', 'Tri-Color'. */
export function isManyColors(label: string): boolean {
  return /\b(?:assorted|multi\w*|tri-color|pastels|brights|variety)\b/i.test(label);
}
