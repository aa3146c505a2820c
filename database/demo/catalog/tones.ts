/** The paints of color words in names of products, to find the picture whose color is nearest. */
const paints: Readonly<Record<string, number>> = {
  white: 0xf6f6f3,
  ivory: 0xf6efdc,
  cream: 0xf3ead4,
  buff: 0xf0dcb0,
  manila: 0xf0dcae,
  canary: 0xfbf08a,
  lemon: 0xfbe94a,
  yellow: 0xf8c617,
  goldenrod: 0xf2b632,
  gold: 0xd8b25a,
  orange: 0xee6f1f,
  salmon: 0xf5a58c,
  red: 0xcf1f2e,
  burgundy: 0x7a1f33,
  cherry: 0x6b2a22,
  pink: 0xec4f93,
  rose: 0xf3b7c4,
  magenta: 0xd6137d,
  violet: 0x7b4fc0,
  purple: 0x6b3fa6,
  lilac: 0xc9b3e0,
  lavender: 0x6b3fa6,
  navy: 0x1a2d5c,
  blue: 0x1b55c9,
  sky: 0x4db2e6,
  cyan: 0x00a3d9,
  teal: 0x0b8e95,
  mint: 0x9fd9c2,
  green: 0x17864a,
  linen: 0x8dc63f,
  eucalyptus: 0x8dc63f,
  pine: 0x8dc63f,
  emerald: 0x0f7d52,
  forest: 0x1f5a3c,
  lime: 0x8dc63f,
  black: 0x1d1e21,
  graphite: 0x3b4047,
  grey: 0x8b919a,
  silver: 0xc4c9cf,
  putty: 0xcfc6b4,
  clear: 0xe6eef2,
  kraft: 0xc29a69,
  natural: 0xd2a86f,
  tan: 0xc8a27a,
  oak: 0xd2a86f,
  walnut: 0x7a4f31,
  espresso: 0x3a2620,
  brown: 0x6d4526,
  assorted: 0xf8c617,
  multicolor: 0xf8c617,
};

/** The paint of the first color word in a text; undefined when it names none. */
export function paintOf(text: string): number | undefined {
  for (const word of text.toLowerCase().split(/[^a-z]+/)) {
    const paint = paints[word];
    if (paint !== undefined) return paint;
  }
  return undefined;
}

/** How different two paints look: 0 the same, about 10 hardly told apart, 300 black and white. (a redmean distance) */
export function distance(one: number, other: number): number {
  const [r1, g1, b1] = channels(one);
  const [r2, g2, b2] = channels(other);
  const red = (r1 + r2) / 2;
  return Math.sqrt((2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2) / 2.5;
}

function channels(paint: number): [number, number, number] {
  return [paint >> 16, (paint >> 8) & 255, paint & 255];
}
