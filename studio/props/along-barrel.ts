import type { Texture } from 'three';

/** Turns a print by a quarter, so that what is written across runs along an upright barrel. */
export function alongBarrel(texture: Texture): Texture {
  texture.center.set(0.5, 0.5);
  texture.rotation = Math.PI / 2;
  return texture;
}
