import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';

const MOST_FILES = 25;
/** Where programs are read. Not studio/, a model a file, nor what only grows: decisions, migrations, pictures. */
const HOUSE = ['app', 'server', 'domain', 'contracts', 'sandbox', 'database/demo', 'database/invariants', 'scripts', 'bench', 'tests'];

/** How many files each folder below one holds by itself. */
async function roomsBelow(folder: string): Promise<[string, number][]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const below = await Promise.all(entries.filter((entry) => entry.isDirectory()).map(({ name }) => roomsBelow(`${folder}/${name}`)));
  return [[folder, entries.filter((entry) => entry.isFile()).length], ...below.flat()];
}

it(`no room holds more than ${MOST_FILES} files: a listing is read at a glance`, async () => {
  const rooms = (await Promise.all(HOUSE.map(roomsBelow))).flat();
  expect(rooms.length).toBeGreaterThan(50);
  expect(rooms.filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
