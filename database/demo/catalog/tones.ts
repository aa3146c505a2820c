import type { Tone } from '#studio/scene/palette.ts';

/** The tones of color words in names of products. */
const tones: Readonly<Record<string, Tone>> = {
  white: 'white',
  ivory: 'ivory',
  cream: 'cream',
  buff: 'buff',
  manila: 'manila',
  canary: 'canary',
  lemon: 'lemon',
  yellow: 'yellow',
  goldenrod: 'goldenrod',
  gold: 'gold',
  orange: 'orange',
  salmon: 'salmon',
  red: 'red',
  burgundy: 'burgundy',
  cherry: 'cherry',
  pink: 'pink',
  rose: 'rose',
  magenta: 'magenta',
  violet: 'violet',
  purple: 'purple',
  lilac: 'lilac',
  lavender: 'lilac',
  navy: 'navy',
  blue: 'blue',
  sky: 'sky',
  cyan: 'cyan',
  teal: 'teal',
  mint: 'mint',
  green: 'green',
  emerald: 'emerald',
  forest: 'forest',
  lime: 'lime',
  black: 'black',
  graphite: 'graphite',
  grey: 'grey',
  gray: 'grey',
  silver: 'silver',
  putty: 'putty',
  clear: 'clear',
  transparent: 'clear',
  kraft: 'kraft',
  natural: 'oak',
  tan: 'tan',
  oak: 'oak',
  walnut: 'walnut',
  espresso: 'espresso',
  brown: 'brown',
  assorted: 'multicolor',
  multicolor: 'multicolor',
};

/** The tone of the first color word in a text; undefined when it names none. */
export function toneOf(text: string): Tone | undefined {
  for (const word of text.toLowerCase().split(/[^a-z]+/)) {
    const tone = tones[word];
    if (tone !== undefined) return tone;
  }
  return undefined;
}
