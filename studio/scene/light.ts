import { Vector3 } from 'three';

/** One exposure of a picture: where its only lamp stands, how strong it is, how dark its shadow falls on the floor. */
export interface Exposure { readonly toLamp: Vector3; readonly strength: number; readonly floorShade: number; readonly shift: readonly [number, number] }

const KEY = new Vector3(-0.58, 1.2, 0.45).normalize();
const KEY_SHARE = 0.53;
const DOME_SHARE = 0.44;
/** How dark the softbox's shadow falls on the white floor; the dome's part is the contact shadow's business. */
const FLOOR_DEPTH = 0.3;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** The i-th of a sequence of numbers that fill 0 to 1 evenly. */
function halton(index: number, base: number): number {
  let [result, share, rest] = [0, 1 / base, index + 1];
  while (rest > 0) {
    result += share * (rest % base);
    rest = Math.floor(rest / base);
    share /= base;
  }
  return result;
}

/** Directions of the large softbox: a disc around the key light. */
function keyDirection(i: number, count: number): Vector3 {
  const radius = 0.24 * Math.sqrt((i + 0.5) / count);
  const side = new Vector3(0, 1, 0).cross(KEY).normalize();
  const over = KEY.clone().cross(side);
  return KEY.clone().addScaledVector(side, radius * Math.cos(i * GOLDEN)).addScaledVector(over, radius * Math.sin(i * GOLDEN)).normalize();
}

/** Directions of the white dome, even over the sky above 8 degrees, a little denser in front. */
function domeDirection(i: number, count: number): Vector3 {
  const up = 0.14 + 0.86 * ((i + 0.5) / count);
  const flat = Math.sqrt(1 - up * up);
  return new Vector3(flat * Math.cos(i * GOLDEN), up, flat * Math.sin(i * GOLDEN) + 0.22).normalize();
}

/**
 * The exposures that add up to one picture: a softbox and a dome, each sampled from several places, so that shadows are
 * soft and corners darken as they do in a room. `floorDepth`: how dark the softbox's shadow falls on the floor.
 */
export function exposures(keyCount: number, domeCount: number, floorDepth = FLOOR_DEPTH): Exposure[] {
  const count = keyCount + domeCount;
  const lamps = [
    ...Array.from({ length: keyCount }, (_, i) => ({ toLamp: keyDirection(i, keyCount), light: KEY_SHARE / keyCount, shade: (floorDepth * (keyCount + domeCount)) / keyCount })),
    ...Array.from({ length: domeCount }, (_, i) => ({ toLamp: domeDirection(i, domeCount), light: (2 * DOME_SHARE) / domeCount, shade: 0 })),
  ];
  return lamps.map(({ toLamp, light, shade }, i) => ({
    toLamp, strength: light * count * Math.PI, floorShade: Math.min(1, shade),
    shift: [halton(i, 2) - 0.5, halton(i, 3) - 0.5],
  }));
}
