/** A source of numbers that are the same on every machine and every start. */
export type Random = {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One of them. @throws when there are none */
  pick<T>(from: readonly T[]): T;
  /** True in `share` (0 to 1) of all cases. */
  chance(share: number): boolean;
  /** Bell-shaped around 0 with deviation 1. */
  bell(): number;
};

/** A 32-bit number from a text (FNV-1a with a final mix): close texts give far numbers. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return mixed(hash);
}

/** Spreads a 32-bit number over all 32 bits; a bijection, so that different numbers stay different. */
function mixed(value: number): number {
  let hash = value >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A share (at least 0, below 1) that belongs to a text for ever. */
export function shareOf(text: string): number {
  return hashOf(text) / 0x1_0000_0000;
}

/** The same numbers for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (from) => {
      const found = from[Math.floor(next() * from.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    chance: (share) => next() < share,
    bell: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** The number at `index` of a fixed shuffle of 0 … `size` − 1: every number comes once. */
export function shuffled(index: number, size: number, seed: number): number {
  let half = 1;
  while (half * half < size) half *= 2;
  let at = index;
  do at = feistel(at, half, seed);
  while (at >= size);
  return at;
}

/** Four rounds over the two halves of a number below half × half. */
function feistel(value: number, half: number, seed: number): number {
  let left = Math.floor(value / half);
  let right = value % half;
  for (let round = 0; round < 4; round += 1) {
    const next = (left ^ mixed(Math.imul(right + 1, 0x9e3779b1) ^ (seed + round * 0x51ed27))) & (half - 1);
    left = right;
    right = next;
  }
  return left * half + right;
}

/** A fixed id in the form of a UUID (version 8) for a thing with a name, the same on every load. */
export function idOf(name: string): string {
  const hex = [0, 1, 2, 3]
    .map((part) =>
      hashOf(`${part}:${name}:${part * 7919}`)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
