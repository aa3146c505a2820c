import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '#server/db/database.ts';
import { databaseUrl } from '#tests/support/database-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { attackWithBodies } from '../../../bench/body-attack.ts';
import { startShop, type Running } from '../../../bench/start-shop.ts';

const MOST_MEGABYTES = 450;
const FORM = 'application/x-www-form-urlencoded';

/** In a process of its own, so that its memory is its own. */
let shop: Running;
let admin: Database;
let folder: string;
const name = `shop_${randomUUID().replaceAll('-', '')}`;

beforeAll(async () => {
  admin = openDatabase(inject('databaseUrl'), 1);
  await admin.query(`create database ${name} template shop_template`);
  folder = await mkdtemp(join(tmpdir(), 'foolscap-bodies-'));
  shop = await startShop(folder, await freePort(), await freePort(), {
    DATABASE_URL: databaseUrl(inject('databaseUrl'), name),
    CATALOG_SIZE: '0',
    LOG_LEVEL: 'silent',
  });
});

afterAll(async () => {
  await shop.stop();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

describe('bodies that are sent to do harm', () => {
  it('of 60 MB, packed, slow or never coming, cost no memory and nobody else their visit [T64]', async () => {
    const { rssPeak, before, during, bodies } = await attackWithBodies({ ...shop, seconds: 3, idleSockets: 300, slowSockets: 30 });
    expect(bodies).toBeGreaterThan(6);
    expect([before.errors, during.errors, during.firstError]).toEqual([0, 0, undefined]);
    expect(during.count).toBeGreaterThan(0);
    expect(rssPeak).toBeLessThanOrEqual(MOST_MEGABYTES);
  }, 120_000);

  it('are not unpacked: what is packed is no form [T64]', async () => {
    for (const path of ['/account/find-order', '/cc/mmx/cart'])
      for (const body of [gzipSync('orderNumber=1&email='), gzipSync(Buffer.alloc(60_000_000, 'a'), { level: 9 })]) {
        const { status } = await fetch(`${shop.base}${path}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'content-type': FORM, 'content-encoding': 'gzip' },
          body,
        });
        expect([path, status]).toEqual([path, 415]);
      }
  });
});
