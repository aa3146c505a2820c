import { spawn, type ChildProcess } from 'node:child_process';

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedPostgresError, startEmbeddedPostgres, urlOfRunningPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { launch } from './embedded/launch.ts';
import { placeOf, type Place } from './embedded/place.ts';
import { commandOf, isRunning } from './embedded/processes.ts';

/** Of PostgreSQL's account, so that PostgreSQL itself would take it for the one that its pid file names. */
function aStranger(place: Place): ChildProcess {
  const child = spawn('sleep', ['600'], { ...place.account, stdio: 'ignore' });
  strangers.push(child);
  return child;
}

const strangers: ChildProcess[] = [];
let folder: string;
let files: string;
let place: Place;
let postgres: EmbeddedPostgres | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-own-'));
  await chmod(folder, 0o755);
  await symlink(folder, `${folder}-link`);
  postgres = await startEmbeddedPostgres(folder);
  place = await placeOf(folder);
  files = place.files;
  await ask('create table kept (word text)');
  await ask("insert into kept values ('acknowledged')");
  await postgres.stop();
});

afterEach(async () => {
  await postgres?.stop();
  postgres = undefined;
  for (const stranger of strangers.splice(0)) stranger.kill('SIGKILL');
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}-link`, { force: true });
  await rm(place.socketFolder, { recursive: true, force: true });
});

async function ask(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: place.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** Every name below a folder with its size and when it was changed. */
async function everythingIn(root: string): Promise<string[]> {
  const names = await readdir(root, { recursive: true });
  return Promise.all(
    names.toSorted().map(async (name) => stat(join(root, name)).then(({ size, mtimeMs }) => `${name} ${size} ${mtimeMs}`)),
  );
}

async function refusal(of: string): Promise<string> {
  const error: unknown = await startEmbeddedPostgres(of).then(
    (started) => (postgres = started),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(EmbeddedPostgresError);
  return error instanceof Error ? error.message : '';
}

/** Does something while a file of the database is away. */
async function without(name: string, work: () => Promise<void>): Promise<void> {
  const aside = join(folder, 'aside');
  await rename(join(files, name), aside);
  await work().finally(() => rename(aside, join(files, name)));
}

describe('a folder that is not understood', () => {
  it.each([
    ['without its PG_VERSION', 'PG_VERSION'],
    ['without its control file, as an initdb leaves it that was cut off', 'global/pg_control'],
  ])('%s is left as it is, and starts when it has it again', async (_what, missing) => {
    await without(missing, async () => {
      const before = await everythingIn(files);
      expect(await refusal(folder)).toContain(`${missing} is missing`);
      expect(await everythingIn(files)).toEqual(before);
    });
    postgres = await startEmbeddedPostgres(folder);
    expect(await ask('select word from kept')).toEqual(['acknowledged']);
  });

  it('with files of somebody else is left as it is', async () => {
    const other = join(folder, 'other');
    await mkdir(join(other, 'postgres'), { recursive: true });
    await writeFile(join(other, 'postgres', 'thesis.odt'), 'ten years of work');
    expect(await refusal(other)).toContain('is not empty');
    expect(await readdir(other)).toEqual(['postgres']);
    expect(await readFile(join(other, 'postgres', 'thesis.odt'), 'utf8')).toBe('ten years of work');
  });
});

it('files that were being made when the power went are made anew; what only looks like it stays', async () => {
  const half = `${files}.making-AbCdEf`;
  const lookalike = `${files}.making-photos`;
  await mkdir(join(half, 'files'), { recursive: true });
  await writeFile(join(half, 'being-made-by-the-shop'), '');
  await cp(join(files, 'global'), join(half, 'files', 'global'), { recursive: true });
  await mkdir(lookalike);
  await writeFile(join(lookalike, 'holiday.jpg'), '');
  // Cut off before anything was in it; somebody else's, as it can be read by others.
  await mkdir(`${files}.making-GhIjKl`, { mode: 0o700 });
  await mkdir(`${files}.making-plans`);
  postgres = await startEmbeddedPostgres(folder);
  expect((await readdir(folder)).filter((name) => name.includes('.making-'))).toEqual(['postgres.making-photos', 'postgres.making-plans']);
  for (const one of [lookalike, `${files}.making-plans`]) await rm(one, { recursive: true });
});

describe('a pid file of a server that is dead', () => {
  it('is not believed, whoever has its number now, and nobody is stopped for it', async () => {
    const stranger = aStranger(place);
    const text = [stranger.pid, files, 1_700_000_000, 5432, place.socketFolder, '', '  1234567    654321', 'ready   ', ''].join('\n');
    for (const path of [join(files, 'postmaster.pid'), join(place.socketFolder, '.s.PGSQL.5432.lock')]) {
      await writeFile(path, text);
      await chmod(path, 0o644);
    }
    expect(await urlOfRunningPostgres(folder)).toBeUndefined();
    postgres = await startEmbeddedPostgres(folder);
    expect(await ask('select word from kept')).toEqual(['acknowledged']);
    expect([stranger.exitCode, stranger.signalCode, await isRunning(stranger.pid ?? 0)]).toEqual([null, null, true]);
  });
});

describe('a PostgreSQL on the files that no shop has started is left running, and the start says whose it is', () => {
  it.each([
    ['their path', () => files],
    ['a path from where it was started', () => '.'],
    ['a path with a slash at its end', () => `${files}/`],
    ['a link', () => join(`${folder}-link`, 'postgres')],
  ])('called by %s', async (_what, name) => {
    const theirs = spawn(place.programs.postgres, ['-D', name(), '-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`], {
      ...place.account,
      cwd: files,
      stdio: 'ignore',
    });
    strangers.push(theirs);
    // Its socket lies in the data folder, which is root's.
    await chmod(folder, 0o777);
    const pidFile = join(files, 'postmaster.pid');
    await expect.poll(async () => (await readFile(pidFile, 'utf8').catch(() => '')).includes('ready')).toBe(true);
    const before = await readFile(pidFile, 'utf8');
    expect(await refusal(folder)).toContain(`in use by a PostgreSQL that the shop has not started (process ${theirs.pid})`);
    expect(await isRunning(theirs.pid ?? 0)).toBe(true);
    expect(await readFile(pidFile, 'utf8')).toBe(before);
    const ended = once(theirs, 'exit');
    theirs.kill('SIGINT');
    await ended;
    await chmod(folder, 0o755);
  });
});

it('a start that does not come to an end does not put its name in the place of the owner of the one that runs', async () => {
  postgres = await startEmbeddedPostgres(folder);
  const owner = join(place.socketFolder, 'owner.pid');
  await writeFile(owner, 'whoever started it');
  await expect(launch(place)).rejects.toBeInstanceOf(EmbeddedPostgresError);
  expect(await readFile(owner, 'utf8')).toBe('whoever started it');
});

describe('a data folder that is called by a link', () => {
  it('is recovered from what a killed shop left that called it by its name', async () => {
    const left = spawn(
      place.programs.postgres,
      ['-D', files, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${place.socketFolder}`],
      {
        ...place.account,
        cwd: files,
        stdio: 'ignore',
      },
    );
    strangers.push(left);
    await expect.poll(async () => (await readFile(join(files, 'postmaster.pid'), 'utf8').catch(() => '')).includes('ready')).toBe(true);
    const ended = once(left, 'exit');
    postgres = await startEmbeddedPostgres(`${folder}-link`);
    await ended;
    expect(postgres.url).toBe(place.url);
    expect(await ask('select word from kept')).toContain('acknowledged');
  });

  it('has its files and its socket by the one path without links, and so its orphans', async () => {
    expect(await placeOf(`${folder}-link`)).toEqual(place);
    const other = join(folder, 'elsewhere');
    await mkdir(join(other, 'disk'), { recursive: true });
    await symlink(join(other, 'disk'), join(other, 'postgres'));
    const found = await placeOf(other);
    expect(found.files).toBe(join(other, 'disk'));
    await rm(found.socketFolder, { recursive: true });
    await rm(join(other, 'postgres'));
    await expect(symlink(join(other, 'away'), join(other, 'postgres')).then(() => placeOf(other))).rejects.toThrow('is a link to nowhere');
  });

  it('has the files that an earlier version made by the path of the link', async () => {
    if (place.account === undefined) return;
    const closed = join(folder, 'closed');
    const link = join(folder, 'way-in');
    await mkdir(join(closed, 'data'), { recursive: true, mode: 0o700 });
    await symlink(join(closed, 'data'), link);
    const hash = createHash('sha256').update(link).digest('hex').slice(0, 12);
    const earlier = join('/var/lib/foolscap', hash);
    await mkdir(earlier, { recursive: true });
    await writeFile(join(earlier, 'PG_VERSION'), '17');
    const found = await placeOf(link).finally(() => rm(earlier, { recursive: true }));
    expect(found.files).toBe(earlier);
    const now = await placeOf(link);
    expect(now.files).toBe((await placeOf(join(closed, 'data'))).files);
    for (const { socketFolder } of [found, now]) await rm(socketFolder, { recursive: true });
  });
});

describe('a PostgreSQL that dies', () => {
  it('is started again with all that was committed, while its helpers are still busy', async () => {
    const told: string[] = [];
    postgres = await startEmbeddedPostgres(folder, { onDeath: () => told.push('death'), onReturn: () => told.push('return') });
    const dead = postgres.pid;
    await ask("insert into kept values ('a moment before')");
    const busy = new pg.Client({ connectionString: place.url });
    busy.on('error', () => undefined);
    await busy.connect();
    // Works for longer than a shop waits, and looks at nothing meanwhile.
    const work = busy.query('select count(*) from generate_series(1, 2000000000)').catch(() => 'lost');
    await expect
      .poll(() => ask("select state from pg_stat_activity where query like '%generate_series(1,%' and pid <> pg_backend_pid()"))
      .toEqual(['active']);
    const killedAt = performance.now();
    process.kill(dead, 'SIGKILL');
    await expect.poll(() => told, { timeout: 20_000, interval: 20 }).toEqual(['death', 'return']);
    expect(performance.now() - killedAt).toBeLessThan(process.env['CI'] === undefined ? 15_000 : 60_000);
    expect(await ask('select word from kept order by 1')).toEqual(['a moment before', 'acknowledged']);
    expect(await work).toBe('lost');
    expect(postgres.pid).not.toBe(dead);
    expect((await commandOf(postgres.pid)).join(' ')).toContain(`-D ${files}`);
  });
});
