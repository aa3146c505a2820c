import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet, SHEET_WIDTH_PX, type Proof } from './contact-sheet.ts';
import { openDarkroom, type Darkroom } from './darkroom.ts';
import { develop } from './encode.ts';
import { filesOf, pictureFile, readManifest, type Manifest } from './manifest.ts';
import { progressOf } from './progress.ts';
import { ordersOf, type Order } from './orders.ts';
import { shotsOf } from './shots.ts';
import { wantedLooks, type Wanted } from './wanted.ts';

const ROOT = join(import.meta.dirname, '..');
const PICTURES = join(ROOT, 'pictures');
const SHEETS = join(ROOT, '.cache', 'studio');
/** Pictures that are being encoded while the next one is taken. */
const DEVELOPING_AT_ONCE = 3;

/** A shot is finished when the manifest knows this very version and every file of it is there. */
function isFinished({ shot: { id }, version }: Order, manifest: Manifest): boolean {
  return manifest.shots[id]?.version === version && filesOf(id).every((file) => existsSync(join(PICTURES, file)));
}

function writeManifest({ shots, looks }: Manifest): void {
  const sorted = (record: object): object => Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const lines = (record: object): string =>
    Object.entries(sorted(record))
      .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  writeFileSync(join(PICTURES, 'manifest.json'), `{\n "shots": {\n${lines(shots)}\n },\n "looks": {\n${lines(looks)}\n }\n}\n`);
}

/** Takes what is missing; what is finished is kept in the manifest at once, so that a run that was broken off goes on there. */
async function photographAll(room: Darkroom, orders: readonly Order[], manifest: Manifest): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const tell = progressOf(orders.length);
  const developing = new Set<Promise<void>>();
  for (const { shot, version } of orders) {
    const png = await room.photograph(shot);
    if (developing.size >= DEVELOPING_AT_ONCE) await Promise.race(developing);
    const one: Promise<void> = develop(png, PICTURES, shot.id).then((color) => {
      manifest.shots[shot.id] = { version, color };
      writeManifest(manifest);
      tell(shot.id);
      developing.delete(one);
    });
    developing.add(one);
  }
  await Promise.all(developing);
}

/** Removes what no look has any more, from the manifest and from the folder. */
function sweep(manifest: Manifest, shots: ReadonlySet<string>): void {
  for (const id of Object.keys(manifest.shots)) if (!shots.has(id)) delete manifest.shots[id];
  const files = new Set([...shots].flatMap(filesOf));
  for (const found of readdirSync(PICTURES, { recursive: true, encoding: 'utf8' })) {
    const file = found.replaceAll('\\', '/');
    if (/-\d+\.(avif|webp)$/.test(file) && !file.startsWith('scenes/') && !files.has(file)) rmSync(join(PICTURES, file));
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
const looks = all.filter(({ look }) => models?.includes(look.model) ?? true);

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
  const room = orders.length > 0 || values.sheets ? await openDarkroom() : undefined;
  try {
    if (room !== undefined) await photographAll(room, orders, manifest);
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
  await proof(room, looks, Number(values.limit)).finally(() => room.close());
} else await main();
