import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { WAITING } from '../../knip.production.ts';

const run = promisify(execFile);
const Report = z.object({
  issues: z.array(
    z.object({ file: z.string(), files: z.array(z.unknown()).default([]), exports: z.array(z.object({ name: z.string() })).default([]) }),
  ),
});

/** What no program reaches, whether it is listed as waiting or not: `file` or `file export`. */
async function unreached(): Promise<string[]> {
  const args = [
    'node_modules/.bin/knip',
    '--config',
    'knip.production.ts',
    '--production',
    '--include',
    'files,exports',
    '--reporter',
    'json',
  ];
  const result = await run(process.execPath, args, { env: { ...process.env, SHOW_WAITING: '1' }, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  return Report.parse(JSON.parse(result.stdout)).issues.flatMap(({ file, files, exports }) => [
    ...(files.length > 0 ? [file] : []),
    ...exports.map(({ name }) => `${file} ${name}`),
  ]);
}

describe('what waits for a later capability', () => {
  const listed = Object.entries(WAITING).flatMap(([file, { exports }]) => exports?.map((name) => `${file} ${name}`) ?? [file]);

  it('is exactly what no program reaches: what is called by now has left the list', async () => {
    expect((await unreached()).toSorted()).toEqual(listed.toSorted());
  }, 60_000);

  it('has tests that name no requirement, since nobody who shops can meet it', async () => {
    const files = Object.keys(WAITING).filter((file) => WAITING[file]?.exports === undefined);
    const tests = await Promise.all(files.map(async (file) => [file, await readFile(file.replace(/\.ts$/, '.test.ts'), 'utf8')] as const));
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter(([, text]) => /\[[CS]\d-\d/.test(text)).map(([file]) => file)).toEqual([]);
  });
});
