import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder.ts';

/** The long form: FAULT_ROUNDS=20. */
const RACES = 40 * Number(process.env['FAULT_ROUNDS'] ?? 1);
/** Locks the folder that it is told of, and says whether it has it. */
const RUNNER = `
  import { lockDataFolder } from ${JSON.stringify(fileURLToPath(new URL('data-folder.ts', import.meta.url)))};
  process.on('message', (folder) => lockDataFolder(folder).then(() => process.send('got'), (error) => process.send(error.message)));
  process.send('here');
`;

let folder: string;
const runners: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-locks-'));
  await writeFile(join(folder, 'runner.mjs'), RUNNER);
  for (let count = 1; count <= 3; count += 1) {
    const runner = fork(join(folder, 'runner.mjs'), { execArgv: [] });
    runners.push(runner);
    await once(runner, 'message');
  }
});

afterAll(async () => {
  for (const runner of runners) runner.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

describe('the lock of a data folder', () => {
  it('that a killed shop left is taken by one of those who start at the same moment', async () => {
    for (let race = 1; race <= RACES; race += 1) {
      const place = join(folder, String(race));
      await mkdir(place);
      await writeFile(join(place, 'shop.pid'), `${process.pid}\nsomebody who had this number before`);
      const answers = runners.map((runner) => once(runner, 'message'));
      for (const runner of runners) runner.send(place);
      const said = (await Promise.all(answers)).flat().filter((word) => typeof word === 'string');
      expect(said.filter((word) => word === 'got')).toHaveLength(1);
      expect(said.filter((word) => word.includes('is in use by a shop that is already running'))).toHaveLength(2);
    }
  });

  it('is given free by whoever has it, and by nobody else', async () => {
    const place = join(folder, 'free');
    const release = await lockDataFolder(place);
    await writeFile(join(place, 'shop.pid'), 'another');
    await release();
    expect(await readFile(join(place, 'shop.pid'), 'utf8')).toBe('another');
    const mine = await lockDataFolder(place);
    await mine();
    await expect(readFile(join(place, 'shop.pid'))).rejects.toThrow('ENOENT');
  });
});
