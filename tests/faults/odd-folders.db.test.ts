import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from '#tests/support/started-shop.ts';
import { fillDisk, makeSmallDisk, mayMount, setReadOnly } from './stage/small-disk.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-odd-'));
});

afterAll(async () => rm(folder, { recursive: true, force: true }));

describe('a start on a data folder that is none', () => {
  it.each([
    ['a file', (path: string) => writeFile(path, ''), 'it is no folder'],
    ['a link to nowhere', (path: string) => symlink(`${path}-away`, path), 'link to nowhere'],
    [
      'with a file in the place of its database',
      (path: string) => mkdir(path).then(() => writeFile(join(path, 'postgres'), '')),
      'no folder',
    ],
    ['with a folder in the place of its lock', (path: string) => mkdir(join(path, 'shop.pid'), { recursive: true }), 'it is a folder'],
  ])('(%s) ends with a sentence', async (what, make, sentence) => {
    const path = join(folder, what.replaceAll(' ', '-'));
    await make(path);
    const shop = await startShop({ DATA_DIR: path });
    expect(shop.code).toBe(1);
    expect(shop.said()).toContain(sentence);
    expect(shop.said()).toContain(path);
    expect(shop.said()).not.toMatch(/^\s+at /m);
  });
});

describe.skipIf(!(await mayMount()))('a start on a disk (skipped where none may be mounted)', () => {
  it.each([
    ['that can only be read', setReadOnly, 'the disk can only be read'],
    ['that is full', fillDisk, 'the disk is full'],
  ])('%s ends with a sentence', async (what, spoil, sentence) => {
    const disk = await makeSmallDisk(join(folder, what.replaceAll(' ', '-')));
    try {
      await spoil(disk.folder);
      const shop = await startShop({ DATA_DIR: join(disk.folder, 'data') });
      expect(shop.code).toBe(1);
      expect(shop.said()).toContain(sentence);
      expect(shop.said()).toContain(disk.folder);
      expect(shop.said()).not.toMatch(/^\s+at /m);
    } finally {
      await disk.unmount();
    }
  });
});
