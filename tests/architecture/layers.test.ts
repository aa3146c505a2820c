import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const run = promisify(execFile);
const Report = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

/** What the tool sees below some folders; `root` is where the layers lie. */
async function cruise(folders: readonly string[], root = ''): Promise<z.infer<typeof Report>> {
  const args = ['node_modules/.bin/depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const result = await run(process.execPath, args, { env: { ...process.env, CRUISED_ROOT: root }, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  return Report.parse(JSON.parse(result.stdout));
}

describe('the layers of the project', () => {
  it('import each other in the one way that is allowed', async () => {
    const report = await cruise(['app', 'server', 'domain', 'contracts', 'sandbox', 'database']);
    expect(report.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
    // A tool that sees nothing finds nothing: it must have seen the files, and followed the imports with a # too.
    expect(report.summary.totalCruised).toBeGreaterThan(300);
    const claim = report.modules.find((module) => module.source === 'server/orders/placing/write-claim.ts');
    expect(claim?.dependencies.map((dependency) => dependency.resolved)).toContain('domain/cart/cart-line.ts');
  }, 60_000);
});

describe('every rule', async () => {
  const fixtures = 'tests/architecture/fixtures';
  it.each(await readdir(fixtures))(
    '%s fires where it is broken',
    async (name) => {
      const report = await cruise([`${fixtures}/${name}`], `${fixtures}/${name}`);
      expect(report.summary.violations.map((violation) => violation.rule.name)).toContain(name);
    },
    60_000,
  );

  it('has a fixture', async () => {
    const config = z
      .object({ forbidden: z.array(z.object({ name: z.string() })) })
      .parse(createRequire(import.meta.url)('../../.dependency-cruiser.cjs'));
    const rules = config.forbidden.map((rule) => rule.name).filter((name) => name !== 'no-unknown-modules');
    expect((await readdir(fixtures)).toSorted()).toEqual(rules.toSorted());
  });
});
