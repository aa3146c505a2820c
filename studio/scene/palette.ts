/** The colours a product can have: the names the catalogue uses, and the ink or plastic the studio makes of them. */
export const palette = {
  white: '#f6f6f3', cream: '#f3ead4', black: '#1d1e21', graphite: '#3b4047', grey: '#8b919a', silver: '#c4c9cf',
  red: '#cf1f2e', burgundy: '#7a1f33', orange: '#ee6f1f', yellow: '#f8c617', lime: '#8dc63f', green: '#17864a',
  forest: '#1f5a3c', teal: '#0b8e95', mint: '#9fd9c2', sky: '#4db2e6', blue: '#1b55c9', navy: '#1a2d5c', purple: '#6b3fa6',
  pink: '#ec4f93', rose: '#f3b7c4', cyan: '#00a3d9', magenta: '#d6137d', kraft: '#c29a69', brown: '#6d4526', oak: '#d2a86f', walnut: '#7a4f31',
  gold: '#d8b25a', clear: '#e6eef2', multicolor: '#f8c617',
  ivory: '#f6efdc', buff: '#f0dcb0', manila: '#f0dcae', canary: '#fbf08a', lemon: '#fbe94a', goldenrod: '#f2b632', salmon: '#f5a58c',
  cherry: '#6b2a22', violet: '#7b4fc0', lilac: '#c9b3e0', emerald: '#0f7d52', putty: '#cfc6b4', tan: '#c8a27a', espresso: '#3a2620',
} as const;

/** A colour by its name in the catalogue. */
export type Tone = keyof typeof palette;

/** The paint of a tone, as a CSS hex colour. */
export const paint = (tone: Tone): string => palette[tone];

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Mixes two hex colours; `share` (0 to 1) is how much of the second there is. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  const mixed = a.map((part, i) => Math.round(part + ((b[i] ?? part) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Black or white, whichever reads better on the given paint. */
export function inkOn(hex: string): string {
  const [r, g, b] = channels(hex);
  return 0.299 * r + 0.587 * g + 0.114 * b > 165 ? '#1d1e21' : '#ffffff';
}
