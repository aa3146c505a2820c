import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDarkroom } from './darkroom.ts';
import { contactSheet, develop } from './encode.ts';
import type { Manifest } from './manifest.ts';
import { entryOf, familiesOf, filesOf, readManifest } from './manifest.ts';
import type { Shot } from './shots/series.ts';
import { shots } from './shots.ts';
import { specimens } from './specimens.ts';
import { meaningOf, sourcesOf, versionOf } from './version.ts';

const ROOT = join(import.meta.dirname, '..');
const PICTURES = join(ROOT, 'pictures');
const SHEETS = join(ROOT, '.cache', 'studio');
const SHEET_COLUMNS = 5;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const stageSources = ['studio/scene/stage.ts', 'studio/shots/camera.ts'].flatMap((file) => sourcesOf(file, read));
const specimenKeys = new Set(Object.values(specimens));

const meanings = new Map<string, Promise<string>>();

/** The meaning of a source file, worked out once. */
function meaning(path: string): Promise<string> {
  const known = meanings.get(path) ?? meaningOf(path, read(path));
  meanings.set(path, known);
  return known;
}

/** The version of a shot: its model with all it imports, the stage, the camera and the parameters. */
async function shotVersion(shot: Shot): Promise<string> {
  const files = new Set([...stageSources, ...sourcesOf(`studio/models/${shot.family}.ts`, read)]);
  files.delete('studio/shots/series.ts');
  return versionOf(await Promise.all([...files].toSorted().map(meaning)), {
    ...shot.params,
    turn: shot.turn,
    pitch: shot.pitch,
    views: shot.views,
  });
}

/** A shot is finished when the manifest knows this very version and every file of it is there. */
function isFinished(shot: Shot, version: string, manifest: Manifest): boolean {
  return manifest[shot.key]?.version === version && filesOf(shot.key, shot.views).every((file) => existsSync(join(PICTURES, file)));
}

function writeJson(name: string, value: object): void {
  writeFileSync(join(PICTURES, name), `${JSON.stringify(value, null, 1)}\n`);
}

/** Writes what the shop and the catalogue's generator read; shots no longer listed leave the manifest. */
function writeLists(manifest: Manifest): void {
  writeJson('manifest.json', Object.fromEntries(shots.flatMap(({ key }) => (manifest[key] === undefined ? [] : [[key, manifest[key]]]))));
  writeJson('families.json', familiesOf(shots));
  writeJson('specimens.json', specimens);
}

async function photographAll(wanted: readonly (readonly [Shot, string])[], manifest: Manifest): Promise<void> {
  const room = await openDarkroom();
  const proofs: Buffer[] = [];
  let developing: Promise<unknown> = Promise.resolve();
  try {
    for (const [i, [shot, version]] of wanted.entries()) {
      const started = Date.now();
      const views = [];
      for (const view of shot.views) views.push({ view, png: await room.photograph(shot.key, view) });
      await developing;
      developing = Promise.all(views.map(({ png, view }) => develop(png, PICTURES, shot.key, view))).then(() => {
        manifest[shot.key] = entryOf(shot, version);
        writeLists(manifest);
      });
      proofs.push(...views.map(({ png }) => png));
      console.log(`${i + 1}/${wanted.length} ${shot.key} ${Date.now() - started} ms`);
    }
    await developing;
  } finally {
    await room.close();
  }
  for (let i = 0; i < proofs.length; i += 25)
    await contactSheet(proofs.slice(i, i + 25), SHEET_COLUMNS, 380, join(SHEETS, `sheet-${1 + i / 25}.png`));
}

const { values } = parseArgs({ options: { only: { type: 'string' }, force: { type: 'boolean', default: false } } });
const prefixes = values.only?.split(',');
const manifest = readManifest(PICTURES);
const asked = shots.filter(({ key }) => prefixes === undefined || prefixes.some((prefix) => key.startsWith(prefix)));
const wanted = (await Promise.all(asked.map(async (shot) => [shot, await shotVersion(shot)] as const)))
  .filter(([shot, version]) => values.force || !isFinished(shot, version, manifest))
  .toSorted(([a], [b]) => Number(specimenKeys.has(b.key)) - Number(specimenKeys.has(a.key)));
await mkdir(SHEETS, { recursive: true });
console.log(wanted.length === 0 ? 'Every picture is up to date.' : `${wanted.length} of ${shots.length} products to photograph.`);
if (wanted.length > 0) await photographAll(wanted, manifest);
writeLists(manifest);
