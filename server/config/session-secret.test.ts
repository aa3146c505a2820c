import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withSessionSecret } from './session-secret.ts';
import { readSettings } from './settings.ts';

let folder = '';
const GIVEN = 'a secret that comes from the environment';
const OUTSIDE_THE_DEMO = {
  DEMO_DATA: 'off',
  PUBLIC_URL: 'https://shop.example',
  SANDBOX_URL: 'https://vendor.example',
  SANDBOX_SECRET_KEY: "the vendor's key, which nobody can guess",
  SANDBOX_WEBHOOK_SECRET: "the vendor's secret, which nobody can guess",
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-secret-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('the secret of the sessions', () => {
  it('outside the demo has to be given', () => {
    expect(() => readSettings(OUTSIDE_THE_DEMO)).toThrow('SESSION_SECRET is missing');
    expect(readSettings({ ...OUTSIDE_THE_DEMO, SESSION_SECRET: GIVEN }).sessionSecrets).toEqual([GIVEN]);
  });

  it('can be two while one takes the place of the other, each long enough', () => {
    expect(readSettings({ SESSION_SECRET: `${GIVEN}, ${GIVEN}2` }).sessionSecrets).toEqual([GIVEN, `${GIVEN}2`]);
    for (const wrong of ['short', `${GIVEN},short`, `${GIVEN},`])
      expect(() => readSettings({ SESSION_SECRET: wrong })).toThrow('SESSION_SECRET');
  });

  it('of the demo is made at the first start and is the same at the next, readable by its owner alone', async () => {
    const settings = readSettings({ DATA_DIR: folder });
    const first = await withSessionSecret(settings);
    expect(first.sessionSecrets).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect((await withSessionSecret(settings)).sessionSecrets).toEqual(first.sessionSecrets);
    const path = join(folder, 'session-secret');
    expect((await readFile(path, 'utf8')).trim()).toBe(first.sessionSecrets[0]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('that is given wins, and is written nowhere', async () => {
    const settings = readSettings({ DATA_DIR: folder, SESSION_SECRET: GIVEN });
    expect(await withSessionSecret(settings)).toBe(settings);
    await expect(stat(join(folder, 'session-secret'))).rejects.toThrow('ENOENT');
  });

  it('is not replaced when its file holds something else', async () => {
    await writeFile(join(folder, 'session-secret'), 'x');
    await expect(withSessionSecret(readSettings({ DATA_DIR: folder }))).rejects.toThrow('remove it, or set SESSION_SECRET');
  });
});
