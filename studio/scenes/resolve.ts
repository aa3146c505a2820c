import type { Placing, ScenePicture } from '../scene/scene-stage.ts';
import type { ProductLook } from '../look.ts';
import type { ViewName } from '../model.ts';
import type { PropName } from '../props/index.ts';
import type { Scene, Thing, Wish } from './scene.ts';

/** What stands in a scene: a product as the catalogue has it, or a prop. */
export type Subject = { readonly look: ProductLook; readonly view: ViewName } | { readonly prop: PropName };

/** A scene with every wish fulfilled: plain data for the browser. */
export type SceneShot = {
  readonly picture: ScenePicture;
  readonly things: readonly { readonly subject: Subject; readonly placing: Placing }[];
};

/** The look most like a wish; of equally good ones the first. `undefined`: the shop sells nothing of that model. */
export function fulfil({ model, like = {}, color, brand }: Wish, looks: readonly ProductLook[]): ProductLook | undefined {
  const wanted = Object.entries({ ...like, ...(color && { color }), ...(brand && { brand }) });
  let best: { readonly look: ProductLook; readonly score: number } | undefined;
  for (const look of looks) {
    if (look.model !== model) continue;
    const fields = new Map<string, unknown>(Object.entries(look));
    const score = wanted.filter(([name, value]) => fields.get(name) === value).length;
    if (best === undefined || score > best.score) best = { look, score };
  }
  return best && { ...best.look, ...(color && { color }), ...(brand && { brand }) };
}

/** What a thing of a scene is. `undefined`: the shop sells nothing like it. */
function subjectOf(thing: Thing, looks: readonly ProductLook[]): Subject | undefined {
  if ('prop' in thing) return { prop: thing.prop };
  const look = fulfil(thing, looks);
  return look && { look, view: thing.view ?? 'hero' };
}

const placingOf = ({ at, yaw, tilt, tall, after }: Placing): Placing => ({
  at,
  ...(yaw !== undefined && { yaw }),
  ...(tilt && { tilt }),
  ...(tall !== undefined && { tall }),
  ...(after !== undefined && { after }),
});

/** A scene as the browser photographs it, plainly at its largest width. What the shop does not sell is left out, and said. */
export function resolveScene(scene: Scene, looks: readonly ProductLook[], width = scene.widths.at(-1) ?? scene.width): SceneShot {
  const things = scene.things.flatMap((thing) => {
    const subject = subjectOf(thing, looks);
    if (subject === undefined && 'model' in thing) console.warn(`${scene.name}: the shop sells no ${thing.model}`);
    return subject === undefined ? [] : [{ subject, placing: placingOf(thing) }];
  });
  const { view, backdrop, lettering } = scene;
  const height = Math.round((width / scene.width) * scene.height);
  return { picture: { width, height, view, ...(backdrop && { backdrop }), ...(lettering && { lettering }) }, things };
}
