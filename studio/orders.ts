import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SceneShot } from './scenes/resolve.ts';
import type { Scene } from './scenes/scene.ts';
import { shotsOf, type Shot } from './shots.ts';
import { meaningOf, sourcesOf, versionOf } from './version.ts';
import type { Wanted } from './wanted.ts';

const ROOT = join(import.meta.dirname, '..');
const meanings = new Map<string, Promise<string>>();

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The meaning of a source file, worked out once. */
function meaning(path: string): Promise<string> {
  const known = meanings.get(path) ?? meaningOf(path, read(path));
  meanings.set(path, known);
  return known;
}

/** What stands beside a thing to show its size. */
const SCALE_SOURCES = ['studio/props/hand.ts', 'studio/props/figure.ts'];

/** The version of a shot: its model with all it imports, the stage, the camera and the parameters. */
async function versionOfShot({ model, look, camera, view }: Shot): Promise<string> {
  const files = new Set([...sourcesOf('studio/scene/stage.ts', read), ...sourcesOf(`studio/models/${model}.ts`, read)]);
  if (view === 'scale')
    for (const file of ['studio/scale-views.ts', ...SCALE_SOURCES.flatMap((source) => sourcesOf(source, read))]) files.add(file);
  files.delete('studio/model.ts');
  return versionOf(await Promise.all([...files].toSorted().map(meaning)), { ...look, ...camera, view });
}

/** The version of a scene: all its models and props, the stage and its composition. */
export async function versionOfScene({ things, picture }: SceneShot, { widths }: Scene): Promise<string> {
  const models = things.flatMap(({ subject }) => ('look' in subject ? [`studio/models/${subject.look.model}.ts`] : []));
  const entries = ['studio/scene/scene-stage.ts', 'studio/props/index.ts', ...models];
  const files = new Set(entries.flatMap((file) => sourcesOf(file, read)));
  files.delete('studio/model.ts');
  return versionOf(await Promise.all([...files].toSorted().map(meaning)), { things, picture, widths });
}

/** A picture that should be there, in the version that the models make now. */
export type Order = { readonly shot: Shot; readonly version: string };

/** All shots of the looks, each once. */
export async function ordersOf(looks: readonly Wanted[]): Promise<Order[]> {
  const shots = new Map(looks.flatMap(({ look }) => shotsOf(look)).map((shot) => [shot.id, shot]));
  return Promise.all([...shots.values()].map(async (shot) => ({ shot, version: await versionOfShot(shot) })));
}
