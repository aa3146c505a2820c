import { Color, MeshPhysicalMaterial, MeshStandardMaterial, RepeatWrapping } from 'three';
import type { Material, Texture } from 'three';
import { asTexture, blankCanvas } from './label.ts';
import { mix } from './palette.ts';

const kept = new Map<string, MeshStandardMaterial>();

function keep(key: string, make: () => MeshStandardMaterial): MeshStandardMaterial {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = make();
  kept.set(key, made);
  return made;
}

/** A plain coated surface of the given roughness (0 mirror, 1 chalk). */
export const matte = (color: string, roughness = 0.7): MeshStandardMaterial =>
  keep(`m${color}${roughness}`, () => new MeshStandardMaterial({ color, roughness }));

/** Moulded plastic with a soft sheen. */
export const plastic = (color: string): MeshStandardMaterial => matte(color, 0.42);

/** Rubber, foam, felt: no sheen. */
export const rubber = (color: string): MeshStandardMaterial => matte(color, 0.95);

/** Lacquered plastic with a sharp highlight. */
export const gloss = (color: string): MeshStandardMaterial =>
  keep(`g${color}`, () => new MeshPhysicalMaterial({ color, roughness: 0.35, clearcoat: 0.8, clearcoatRoughness: 0.12 }));

/** Uncoated paper and board. */
export const paper = (color = '#fbfbf8'): MeshStandardMaterial => matte(color, 0.92);

/** Metal; its brightness comes from the studio's reflections, so the stage lights it more strongly. */
export const metal = (color = '#d5d9dd', roughness = 0.28): MeshStandardMaterial =>
  keep(`x${color}${roughness}`, () => new MeshStandardMaterial({ color, roughness, metalness: 1 }));

/** Woven cloth. */
export const fabric = (color: string): MeshStandardMaterial =>
  keep(`f${color}`, () => new MeshStandardMaterial({ color, roughness: 0.95, map: null, bumpMap: weave(), bumpScale: 0.6 }));

/** Clear film, glass or tinted plastic that lets `1 - opacity` of what is behind through. */
export const clear = (color = '#dfeaf0', opacity = 0.28): MeshStandardMaterial =>
  keep(`c${color}${opacity}`, () => new MeshPhysicalMaterial({ color, roughness: 0.12, opacity, transparent: true, depthWrite: false, clearcoat: 1, clearcoatRoughness: 0.08 }));

/** A lit screen or lamp: shows its colour whatever the light. */
export const glow = (color: string): MeshStandardMaterial =>
  keep(`l${color}`, () => new MeshStandardMaterial({ color: '#000', emissive: new Color(color), roughness: 0.6 }));

/** A printed surface. */
export const printed = (map: Texture, roughness = 0.55): MeshStandardMaterial =>
  new MeshStandardMaterial({ map, roughness, polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1 });

/** A printed film with holes: what the label leaves blank lets the ground show. */
export const film = (map: Texture, roughness = 0.4): MeshStandardMaterial =>
  new MeshStandardMaterial({ map, roughness, transparent: true, alphaTest: 0.02, polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1 });

/** A screen that shows a picture, lit from within. */
export const screen = (map: Texture): MeshStandardMaterial =>
  new MeshStandardMaterial({ color: '#000', emissive: new Color('#fff'), emissiveMap: map, roughness: 0.25, polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1 });

/** A repeatable sequence of numbers from 0 to 1, so that grain falls the same way in every run. */
export function grain(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

let woven: Texture | undefined;
function weave(): Texture {
  if (woven !== undefined) return woven;
  const ctx = blankCanvas(64, 64);
  ctx.fillStyle = '#808080';
  ctx.fillRect(0, 0, 64, 64);
  for (let i = 0; i < 64; i += 4) for (let j = 0; j < 64; j += 4) {
    ctx.fillStyle = (i + j) % 8 === 0 ? '#b0b0b0' : '#505050';
    ctx.fillRect(i, j, 3, 3);
  }
  woven = asTexture(ctx);
  woven.wrapS = RepeatWrapping;
  woven.wrapT = RepeatWrapping;
  woven.repeat.set(12, 12);
  return woven;
}

/** Wood with a grain along its first texture axis. */
export const wood = (color: string, roughness = 0.6): MeshStandardMaterial => keep(`w${color}`, () => {
  const ctx = blankCanvas(1024, 512);
  const next = grain(7);
  ctx.fillStyle = color;
  ctx.fillRect(0, 0, 1024, 512);
  for (let i = 0; i < 260; i += 1) {
    const y = next() * 512;
    ctx.strokeStyle = mix(color, next() > 0.5 ? '#3a2212' : '#fff3dd', 0.12 + next() * 0.16);
    ctx.globalAlpha = 0.35;
    ctx.lineWidth = 0.6 + next() * 2.4;
    ctx.beginPath();
    ctx.moveTo(0, y);
    ctx.bezierCurveTo(340, y + next() * 14 - 7, 680, y + next() * 14 - 7, 1024, y + next() * 10 - 5);
    ctx.stroke();
  }
  return new MeshStandardMaterial({ map: asTexture(ctx), roughness });
});

/** Any material of the studio. */
export type Finish = Material;
