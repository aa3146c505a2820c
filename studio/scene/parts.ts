import {
  BoxGeometry, CatmullRomCurve3, CylinderGeometry, DoubleSide, ExtrudeGeometry, Group, LatheGeometry, Mesh, PlaneGeometry, Path, Shape,
  SphereGeometry, TorusGeometry, TubeGeometry, Vector2, Vector3,
} from 'three';
import type { BufferGeometry, Material, Object3D, Texture } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { printed } from './materials.ts';

/** A point or a turn (radians) in three axes: right, up, towards the camera. Lengths are centimetres. */
export type Triple = readonly [number, number, number];

/** Where a part is and how it is turned. */
export interface Placed { readonly at?: Triple; readonly turn?: Triple }

/** Puts a shape of one material in its place; it throws and takes shadows. */
export function part(shape: BufferGeometry, material: Material | Material[], { at = [0, 0, 0], turn = [0, 0, 0] }: Placed = {}): Mesh {
  const mesh = new Mesh(shape, material);
  mesh.position.set(...at);
  mesh.rotation.set(...turn);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** Several things as one. */
export function group(children: readonly Object3D[], { at = [0, 0, 0], turn = [0, 0, 0] }: Placed = {}): Group {
  const whole = new Group();
  whole.add(...children);
  whole.position.set(...at);
  whole.rotation.set(...turn);
  return whole;
}

/** A box with rounded edges, centred. */
export function box(size: Triple, material: Material, place: Placed & { readonly round?: number } = {}): Mesh {
  const [w, h, d] = size;
  const round = Math.min(place.round ?? 0.15, Math.min(w, h, d) * 0.49);
  return part(round < 0.005 ? new BoxGeometry(w, h, d) : new RoundedBoxGeometry(w, h, d, 3, round), material, place);
}

/** A box that stands on `at`. */
export function block(size: Triple, material: Material, place: Placed & { readonly round?: number } = {}): Mesh {
  const [x, y, z] = place.at ?? [0, 0, 0];
  return box(size, material, { ...place, at: [x, y + size[1] / 2, z] });
}

/** An upright cylinder or cone, centred: radius at the top, radius at the bottom, height. */
export function rod(top: number, bottom: number, height: number, material: Material, place: Placed = {}): Mesh {
  return part(new CylinderGeometry(top, bottom, height, 40), material, place);
}

/** A round body turned on the lathe from [radius, height] points, bottom to top. */
export function lathe(profile: readonly (readonly [number, number])[], material: Material, place: Placed = {}): Mesh {
  return part(new LatheGeometry(profile.map(([x, y]) => new Vector2(x, y)), 48), material, place);
}

/** A ball. */
export function ball(radius: number, material: Material, place: Placed = {}): Mesh {
  return part(new SphereGeometry(radius, 32, 20), material, place);
}

/** A ring of round section lying in the picture plane. */
export function ring(radius: number, thickness: number, material: Material, place: Placed = {}): Mesh {
  return part(new TorusGeometry(radius, thickness, 14, 56), material, place);
}

/** The outline of a rectangle with round corners, centred. */
export function rounded(width: number, height: number, radius: number): Shape {
  const [w, h, r] = [width / 2, height / 2, Math.min(radius, width / 2, height / 2)];
  const shape = new Shape();
  shape.moveTo(-w + r, -h).lineTo(w - r, -h).absarc(w - r, -h + r, r, -Math.PI / 2, 0, false);
  shape.lineTo(w, h - r).absarc(w - r, h - r, r, 0, Math.PI / 2, false);
  shape.lineTo(-w + r, h).absarc(-w + r, h - r, r, Math.PI / 2, Math.PI, false);
  shape.lineTo(-w, -h + r).absarc(-w + r, -h + r, r, Math.PI, Math.PI * 1.5, false);
  return shape;
}

/** An outline through points, closed. */
export function outline(points: readonly (readonly [number, number])[]): Shape {
  return new Shape(points.map(([x, y]) => new Vector2(x, y)));
}

/** A circular outline, with a hole when `inner` is above 0. */
export function washer(outer: number, inner = 0): Shape {
  const shape = new Shape();
  shape.absarc(0, 0, outer, 0, Math.PI * 2, false);
  if (inner > 0) shape.holes.push(new Path().absarc(0, 0, inner, 0, Math.PI * 2, true));
  return shape;
}

/** Pulls an outline out towards the camera by `depth`, centred in depth, edges broken by `bevel`. */
export function pull(shape: Shape, depth: number, material: Material, place: Placed & { readonly bevel?: number } = {}): Mesh {
  const bevel = Math.min(place.bevel ?? 0.05, depth / 2.1);
  const solid = new ExtrudeGeometry(shape, { depth: depth - bevel * 2, bevelEnabled: bevel > 0, bevelSize: bevel, bevelOffset: -bevel, bevelThickness: bevel, bevelSegments: 3, curveSegments: 24 });
  solid.translate(0, 0, -depth / 2 + bevel);
  return part(solid, material, place);
}

/** A plate with round corners lying on `at`: width, thickness, depth. */
export function plate(size: Triple, corner: number, material: Material, place: Placed & { readonly bevel?: number } = {}): Group {
  const [x, y, z] = place.at ?? [0, 0, 0];
  const flat = pull(rounded(size[0], size[2], corner), size[1], material, { bevel: place.bevel ?? 0.05, turn: [-Math.PI / 2, 0, 0] });
  return group([flat], { at: [x, y + size[1] / 2, z], turn: place.turn ?? [0, 0, 0] });
}

/** A bent wire or hose through points. */
export function wire(points: readonly Triple[], radius: number, material: Material, options: { readonly closed?: boolean; readonly tension?: number } = {}): Mesh {
  const curve = new CatmullRomCurve3(points.map((p) => new Vector3(...p)), options.closed ?? false, 'catmullrom', options.tension ?? 0.5);
  return part(new TubeGeometry(curve, Math.max(24, points.length * 10), radius, 10, options.closed ?? false), material);
}

/** A flat label facing the camera, `width` × `height`. */
export function decal(width: number, height: number, texture: Texture, place: Placed & { readonly rough?: number; readonly material?: Material } = {}): Mesh {
  const mesh = part(new PlaneGeometry(width, height), place.material ?? printed(texture, place.rough), place);
  mesh.castShadow = false;
  return mesh;
}

/** A label lying face up, its foot towards the camera. */
export function topDecal(width: number, depth: number, texture: Texture, place: Placed & { readonly rough?: number } = {}): Mesh {
  return decal(width, depth, texture, { ...place, turn: [-Math.PI / 2, 0, place.turn?.[1] ?? 0] });
}

/** A label around an upright cylinder; `arc` (radians) is how far it goes, its middle facing the camera. */
export function wrap(radius: number, height: number, texture: Texture, place: Placed & { readonly arc?: number; readonly rough?: number; readonly material?: Material } = {}): Mesh {
  const arc = place.arc ?? Math.PI * 2;
  const shape = new CylinderGeometry(radius, radius, height, 64, 1, true, -arc / 2, arc);
  const mesh = part(shape, place.material ?? printed(texture, place.rough ?? 0.45), place);
  mesh.castShadow = false;
  return mesh;
}

/** Shows both sides of a thin sheet. */
export function bothSides<M extends Material>(material: M): M {
  const copy = material.clone();
  copy.side = DoubleSide;
  return copy;
}

/** Numbers 0 to `count` - 1, for rows of equal things. */
export const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
