import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { MACHINES, MACHINES_VERSION } from '#domain/orders/machines.ts';
import { movesOf } from '#domain/shared/state-machine.ts';
import { HANDLERS } from '#server/jobs/handlers.ts';
import { databaseUrl } from '#tests/support/database-server.ts';
import { StartError } from '../start-error.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';

const FOLDER = fileURLToPath(new URL('../../database/migrations/', import.meta.url));
const NAME = `old_${randomUUID().replaceAll('-', '')}`;

let admin: Database;
let old: Database;

/** A database as it was before there were shipments. */
async function makeOld(name: string): Promise<Database> {
  await admin.query(`create database ${name}`);
  const database = openDatabase(databaseUrl(inject('databaseUrl'), name), 4);
  await database.query('create table migrations (name text primary key, applied_at timestamptz not null default now())');
  for (const file of (await readdir(FOLDER)).filter((one) => one < '0008').toSorted()) {
    await database.query(await readFile(`${FOLDER}${file}`, 'utf8'));
    await database.query('insert into migrations (name) values ($1)', [file]);
  }
  return database;
}

/** With messages that wait in it. */
beforeAll(async () => {
  admin = openDatabase(inject('databaseUrl'), 1);
  old = await makeOld(NAME);
  for (const kind of ['ORDER_CONFIRMATION', 'PASSWORD_RESET', 'CAPTURE_PAYMENTS'])
    for (const sentAt of [null, new Date()])
      await old.query(
        "insert into outbox (message_id, kind, payload, created_at, due_at, sent_at) values (gen_random_uuid(), $1, '{}', now(), now(), $2)",
        [kind, sentAt],
      );
  await migrate(old);
});
afterAll(async () => {
  await old.end();
  await admin.query(`drop database ${NAME} with (force)`);
  await admin.end();
});

describe('a database of an older version', () => {
  it('keeps the mails that waited, each as the part of a handler that there is, but for ways to a new password, which ended', async () => {
    const { rows } = await old.query<{ kind: string; handler: string; is_own: boolean }>(
      'select kind, handler, event_id = message_id as is_own from outbox where sent_at is null order by kind',
    );
    expect(rows).toEqual([{ kind: 'order.placed', handler: 'confirmation mail', is_own: true }]);
    for (const { kind, handler } of rows) expect(Object.keys(Reflect.get(HANDLERS, kind))).toContain(handler);
  });

  it('keeps what was sent as it was', async () => {
    const { rows } = await old.query('select kind, handler from outbox where sent_at is not null order by kind');
    expect(rows).toEqual(['CAPTURE_PAYMENTS', 'ORDER_CONFIRMATION', 'PASSWORD_RESET'].map((kind) => ({ kind, handler: null })));
  });

  it('is brought up to date once', async () => {
    expect(await migrate(old)).toEqual([]);
  });

  it('that has gone on without a file is refused and left as it is: nobody has tried that order', async () => {
    const left = (await readdir(FOLDER)).toSorted().at(-2);
    await old.query('delete from migrations where name = $1', [left]);
    const before = (await old.query('select name from migrations')).rows;
    const refused = await migrate(old).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(String(refused)).toContain(`The migration ${left} comes too late`);
    expect((await old.query('select name from migrations')).rows).toEqual(before);
    await old.query('insert into migrations (name) values ($1)', [left]);
  });
});

describe('a database that people are at', () => {
  const name = `busy_${randomUUID().replaceAll('-', '')}`;
  let busy: Database;

  beforeAll(async () => {
    busy = await makeOld(name);
  });
  afterAll(async () => {
    await busy.end();
    await admin.query(`drop database ${name} with (force)`);
  });

  const done = async () => (await busy.query("select from migrations where name > '0008'")).rowCount;
  const isWaitedFor = async () =>
    (await admin.query("select from pg_stat_activity where datname = $1 and wait_event = 'relation'", [name])).rowCount === 1;

  it('has a file wait for whoever reads orders for long, and nobody else for the file; it is told in the log, and has an end', async () => {
    const reader = await busy.connect();
    await reader.query('begin; lock table orders in access share mode');
    await expect(migrate(busy, { longestWaitMs: 50, pauseMs: 10, mostTries: 2 })).rejects.toThrow(StartError);
    const stopped = await done();
    await expect(migrate(busy, { longestWaitMs: 50, pauseMs: 10, mostTries: 2 })).rejects.toThrow(/Nothing of it was changed/);
    expect(await done()).toBe(stopped);
    const said: string[] = [];
    const log = { warn: (_what: object, text: string) => said.push(text) };
    const migrating = migrate(busy, { log, longestWaitMs: 500, pauseMs: 200 });
    await expect.poll(isWaitedFor, { interval: 20 }).toBe(true);
    await busy.query('select from orders limit 1');
    await expect.poll(() => said[0]).toContain('waits for somebody who is at the same table');
    await reader.query('rollback');
    expect(await migrating).not.toEqual([]);
    reader.release();
  });
});

describe('the files', () => {
  it('have a number of four digits each, and a name that says what they bring', async () => {
    const files = await readdir(FOLDER);
    expect(files.filter((name) => !/^\d{4}_[a-z_]+\.sql$/.test(name))).toEqual([]);
    expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length);
  });
});

describe('a database of something else', () => {
  const other = `other_${randomUUID().replaceAll('-', '')}`;
  let theirs: Database;

  beforeAll(async () => {
    await admin.query(`create database ${other}`);
    theirs = openDatabase(databaseUrl(inject('databaseUrl'), other), 2);
  });
  afterAll(async () => {
    await theirs.end();
    await admin.query(`drop database ${other} with (force)`);
  });

  const relations = async () =>
    (await theirs.query("select relname from pg_class where relnamespace = 'public'::regnamespace order by 1")).rows.map(
      (row) => row.relname,
    );

  it.each([
    ['a table', 'create table ledger (id int)'],
    ['a table of the name of one of ours', 'create table orders (id int)'],
    ['only a view', 'create view ledger as select 1 as id'],
    ['migrations of its own, with other columns', 'create table migrations (version int)'],
    [
      'migrations of its own, in a table like ours',
      "create table migrations (name text, applied_at date); insert into migrations values ('0001-theirs.sql')",
    ],
  ])('with %s is refused and left as it is', async (_what, sql) => {
    await theirs.query(sql);
    const before = await relations();
    await expect(migrate(theirs)).rejects.toThrow(StartError);
    expect(await relations()).toEqual(before);
    await theirs.query('drop schema public cascade; create schema public');
  });

  it('is none when it is empty but for extensions, or when a start was cut off behind its first step', async () => {
    await theirs.query('create extension pg_stat_statements');
    await theirs.query('create table migrations (name text primary key, applied_at timestamptz not null default now())');
    expect(await migrate(theirs)).not.toEqual([]);
  });
});

describe('the moves that the database knows', () => {
  const asText = (machine: string, from: string, to: string) => `${machine} ${from} ${to}`;
  const known = async () =>
    (await old.query('select machine, from_state, to_state from state_moves')).rows
      .map((row) => asText(row.machine, row.from_state, row.to_state))
      .toSorted();
  const wanted = Object.entries(MACHINES)
    .flatMap(([machine, states]) => movesOf<string>(states).map(([from, to]) => asText(machine, from, to)))
    .toSorted();

  it('are those of the machines', async () => {
    expect(await known()).toEqual(wanted);
  });

  it('are written anew at each start: one that is missing is there again, one that is not theirs is gone', async () => {
    await old.query("delete from state_moves where machine = 'ORDER' and from_state = 'CLAIMED'");
    await old.query("insert into state_moves values ('ORDER', 'DELIVERED', 'PLACED'), ('PARCEL', '', 'OPEN')");
    await migrate(old);
    expect(await known()).toEqual(wanted);
  });

  it('of a newer version stay as its nodes have written them when an older node starts', async () => {
    await old.query(`insert into state_moves values ('ORDER', 'DELIVERED', 'LOST', ${MACHINES_VERSION + 1})`);
    await old.query("delete from state_moves where machine = 'ORDER' and from_state = 'CLAIMED'");
    const before = await known();
    await migrate(old);
    expect(await known()).toEqual(before);
    await old.query(`update state_moves set version = ${MACHINES_VERSION - 1}`);
    await migrate(old);
    expect(await known()).toEqual(wanted);
  });
});
