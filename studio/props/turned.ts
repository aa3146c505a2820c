import { SplineCurve, Vector2 } from 'three';
import { wood } from '../scene/materials.ts';
import type { Placed } from '../scene/parts.ts';
import { ball, group, lathe } from '../scene/parts.ts';

const BEECH = '#e6c798';
const JOINT = '#cfa772';

/** A piece of pale beech turned on the lathe, smooth through its [radius, height] points; `flat` is its depth as a share of its width. */
export function turned(profile: readonly (readonly [number, number])[], place: Placed & { readonly flat?: number } = {}) {
  const smooth = new SplineCurve(profile.map(([radius, height]) => new Vector2(radius, height))).getPoints(profile.length * 6);
  const piece = lathe(
    smooth.map(({ x, y }) => [Math.max(0, x), y]),
    wood(BEECH, 0.5),
  );
  piece.scale.z = place.flat ?? 1;
  return group([piece], place);
}

/** The ball between two limbs, a little darker. */
export const joint = (radius: number, place: Placed = {}) => ball(radius, wood(JOINT, 0.5), place);
