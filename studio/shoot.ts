import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet, SHEET_WIDTH_PX, type Proof } from './contact-sheet.ts';
import { openDarkroom, type Darkroom } from './darkroom.ts';
import { pictureFile } from '#domain/catalog/pictures/picture-files.ts';
import { develop } from './encode.ts';
import { writeIcons } from './icons.ts';
import { filesOf, filesOfScene, readManifest, type Manifest } from './manifest.ts';
import { progressOf } from './progress.ts';
import { drawNoPicture, NO_PICTURE } from './no-picture.ts';
import { ordersOf, versionOfScene, type Order } from './orders.ts';
import { developScene } from './scenes/develop.ts';
import { scenes } from './scenes/index.ts';
import { resolveScene } from './scenes/resolve.ts';
import { shotsOf } from './shots.ts';
import { wantedLooks, type Wanted } from './wanted.ts';

const ROOT = join(import.meta.dirname, '..');
const PICTURES = join(ROOT, 'pictures');
const SHEETS = join(ROOT, '.cache', 'studio');
/** Browsers that take pictures at the same time: one keeps one processor busy. */
const ROOMS = Math.min(4, availableParallelism());
/** So many pictures are lost at most when a run is broken off. */
const MANIFEST_EVERY = 20;

/** A shot is finished when the manifest knows this very version and every file of it is there. */
function isFinished({ shot: { id }, version }: Order, manifest: Manifest): boolean {
  return manifest.shots[id]?.version === version && filesOf(id).every((file) => existsSync(join(PICTURES, file)));
}

function writeManifest({ shots, looks, scenes: composed }: Manifest): void {
  const sorted = (record: object): object => Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const lines = (record: object): string =>
    Object.entries(sorted(record))
      .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  writeFileSync(
    join(PICTURES, 'manifest.json'),
    `{\n "shots": {\n${lines(shots)}\n },\n "looks": {\n${lines(looks)}\n },\n "scenes": {\n${lines(composed)}\n }\n}\n`,
  );
}

/**
 * Takes what is missing. What is finished gets into the manifest now and then, so that a run that was broken off goes on
 * about there.
 */
async function photographAll(rooms: readonly Darkroom[], orders: readonly Order[], manifest: Manifest): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const tell = progressOf(orders.length);
  const waiting = orders.values();
  const finish = async ({ shot, version }: Order, png: Buffer): Promise<void> => {
    manifest.shots[shot.id] = { version, color: await develop(png, PICTURES, shot.id) };
    if (Object.keys(manifest.shots).length % MANIFEST_EVERY === 0) writeManifest(manifest);
    tell(shot.id);
  };
  const work = async (room: Darkroom): Promise<void> => {
    let developing: Promise<void> = Promise.resolve();
    for (const order of waiting) {
      const png = await room.photograph(order.shot);
      await developing;
      developing = finish(order, png);
    }
    await developing;
  };
  await Promise.all(rooms.map(work));
}

/** Takes the scenes whose version changed or of which a file is missing, one after the other: they are few. */
async function photographScenes(room: () => Promise<Darkroom>, manifest: Manifest, isForced: boolean): Promise<void> {
  const sold = all.map(({ look }) => look);
  for (const scene of scenes) {
    const shot = resolveScene(scene, sold);
    const version = await versionOfScene(shot, scene);
    const known = manifest.scenes[scene.name];
    const isThere = filesOfScene(scene.name, scene).every((file) => existsSync(join(PICTURES, file)));
    const { width, height, alt } = scene;
    const entry = { width, height, widths: [...scene.widths], formats: [...scene.formats], alt };
    const isTaken = !isForced && known?.version === version && isThere;
    const color = isTaken ? known.color : await developScene(await (await room()).photographScene(shot), PICTURES, scene);
    manifest.scenes[scene.name] = { ...entry, version, color };
    writeManifest(manifest);
    if (!isTaken) console.log(`scenes/${scene.name}`);
  }
  const names = new Set(scenes.map(({ name }) => name));
  for (const name of Object.keys(manifest.scenes)) if (!names.has(name)) delete manifest.scenes[name];
}

/** Removes what no look has any more, from the manifest and from the folder. */
function sweep(manifest: Manifest, shots: ReadonlySet<string>): void {
  for (const id of Object.keys(manifest.shots)) if (!shots.has(id)) delete manifest.shots[id];
  const composed = Object.entries(manifest.scenes).flatMap(([name, scene]) => filesOfScene(name, scene));
  const files = new Set([...[...shots, NO_PICTURE].flatMap(filesOf), ...composed]);
  for (const found of readdirSync(PICTURES, { recursive: true, encoding: 'utf8' })) {
    const file = found.replaceAll('\\', '/');
    if (/-\d+\.(avif|webp|jpg)$/.test(file) && !files.has(file)) rmSync(join(PICTURES, file));
  }
}

async function writeSheet(room: Darkroom, name: string, proofs: readonly Proof[]): Promise<void> {
  await mkdir(SHEETS, { recursive: true });
  writeFileSync(join(SHEETS, `${name}.png`), await room.print(contactSheet(name, proofs), SHEET_WIDTH_PX));
}

const dataUrl = (bytes: Buffer, type: string): string => `data:image/${type};base64,${bytes.toString('base64')}`;

/** A contact sheet of each category: every picture with what it stands for. */
async function writeCategorySheets(room: Darkroom, looks: readonly Wanted[]): Promise<void> {
  const categories = Map.groupBy(looks, ({ items: [first] }) => first?.categoryId ?? '');
  for (const [category, wanted] of categories) {
    const proofs = wanted.flatMap(({ look, items }) =>
      shotsOf(look).map(({ id, view, alt }) => ({
        source: dataUrl(readFileSync(join(PICTURES, pictureFile(id, 400, 'webp'))), 'webp'),
        caption: view === 'hero' ? `${items[0]?.itemId} ${items[0]?.name}${items.length > 1 ? ` +${items.length - 1}` : ''}` : alt,
      })),
    );
    await writeSheet(room, `category-${category}`, proofs);
  }
}

/** Proofs without files for the shop: a contact sheet of each model. */
async function proof(room: Darkroom, looks: readonly Wanted[], limit: number): Promise<void> {
  for (const [name, wanted] of Map.groupBy(looks, ({ look }) => look.model)) {
    const seen = new Set<string>();
    const proofs: Proof[] = [];
    for (const { look, items } of wanted)
      for (const shot of shotsOf(look)) {
        if (seen.has(shot.id) || proofs.length >= limit) continue;
        seen.add(shot.id);
        proofs.push({
          source: dataUrl(await room.photograph(shot), 'png'),
          caption: shot.view === 'hero' ? (items[0]?.name ?? '') : shot.alt,
        });
      }
    await writeSheet(room, `proof-${name}`, proofs);
    console.log(`.cache/studio/proof-${name}.png: ${proofs.length}`);
  }
}

/** Proofs of the scenes, each in a file of its own, at about half their size. */
async function proofScenes(room: Darkroom): Promise<void> {
  await mkdir(SHEETS, { recursive: true });
  const sold = all.map(({ look }) => look);
  for (const scene of scenes) {
    const { things, picture } = resolveScene(scene, sold, Math.min(scene.width, 800));
    const file = `scene-${scene.name}.png`;
    writeFileSync(join(SHEETS, file), await room.photographScene({ things, picture: { ...picture, quick: true } }));
    console.log(`.cache/studio/${file}`);
  }
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    force: { type: 'boolean', default: false },
    proof: { type: 'boolean', default: false },
    limit: { type: 'string', default: '35' },
    sheets: { type: 'boolean', default: false },
    count: { type: 'boolean', default: false },
  },
});
const models = values.only?.split(',');
const all = wantedLooks();
const wantsScenes = models?.includes('scenes') ?? true;
const looks = all.filter(({ look }) => models?.includes(look.model) ?? true);

/** Works in several darkrooms and closes them afterwards. */
async function inRooms(count: number, work: (rooms: readonly Darkroom[]) => Promise<void>): Promise<void> {
  const rooms = await Promise.all(Array.from({ length: count }, () => openDarkroom()));
  try {
    await work(rooms);
  } finally {
    await Promise.all(rooms.map((room) => room.close()));
  }
}

/** How many looks and pictures each model has. */
function tellCounts(): void {
  for (const [name, wanted] of Map.groupBy(looks, ({ look }) => look.model)) {
    const shots = new Set(wanted.flatMap(({ look }) => shotsOf(look)).map(({ id }) => id));
    const items = wanted.reduce((sum, { items: these }) => sum + these.length, 0);
    console.log(`${name}: ${items} items, ${wanted.length} looks, ${shots.size} pictures`);
  }
}

async function main(): Promise<void> {
  const manifest = readManifest(PICTURES);
  const orders = (await ordersOf(looks)).filter((order) => values.force || !isFinished(order, manifest));
  console.log(orders.length === 0 ? 'Every picture is up to date.' : `${orders.length} pictures to take.`);
  if (orders.length > 0) await inRooms(ROOMS, (rooms) => photographAll(rooms, orders, manifest));
  let room = orders.length > 0 || values.sheets ? await openDarkroom() : undefined;
  try {
    if (wantsScenes) await writeIcons(join(ROOT, 'public'));
    if (wantsScenes) await drawNoPicture(PICTURES);
    if (wantsScenes) await photographScenes(async () => (room ??= await openDarkroom()), manifest, values.force);
    manifest.looks = Object.fromEntries(
      all.map(({ key, look }) => [key, { look: { ...look }, views: shotsOf(look).map(({ id, alt }) => [id, alt]) }]),
    );
    if (models === undefined) sweep(manifest, new Set(all.flatMap(({ look }) => shotsOf(look)).map(({ id }) => id)));
    writeManifest(manifest);
    if (room !== undefined) await writeCategorySheets(room, looks);
  } finally {
    await room?.close();
  }
}

if (values.count) tellCounts();
else if (values.proof) {
  const room = await openDarkroom();
  try {
    await proof(room, looks, Number(values.limit));
    if (models !== undefined && wantsScenes) await proofScenes(room);
  } finally {
    await room.close();
  }
} else await main();
