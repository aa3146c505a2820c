import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { capabilityCircles } from './capability-circles.ts';
import { cruise } from './cruise.ts';

describe('the layers of the project', async () => {
  const report = await cruise(['app', 'server', 'domain', 'contracts', 'sandbox', 'database']);
  const edges = (source: string) => report.modules.find((module) => module.source === source)?.dependencies ?? [];

  it('import each other in the one way that is allowed', () => {
    expect(report.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });

  it('have no capabilities that need each other when the shop runs', () => {
    expect(capabilityCircles(report)).toEqual([]);
  });

  // A tool that sees nothing finds nothing.
  it('were seen: the files, the imports with a #, and those of types alone', () => {
    expect(report.summary.totalCruised).toBeGreaterThan(300);
    expect(edges('server/orders/placing/order-content.ts').map(({ resolved }) => resolved)).toContain('domain/cart/cart-line.ts');
    const types = edges('server/shop.ts').filter(isType);
    expect(types.map(({ resolved }) => resolved)).toContain('server/catalog/catalog.ts');
    expect(report.modules.flatMap((module) => module.dependencies.filter(isType)).length).toBeGreaterThan(500);
  });
});

describe('every rule', async () => {
  const fixtures = 'tests/architecture/fixtures';
  /** A folder for each rule, and one for each further case of it: `rule--the-case`. The last rule is the test above. */
  const ours = 'no-capability-cycles';
  const cases = (await readdir(fixtures)).filter((name) => name !== ours);
  const ruleOf = (name: string) => name.split('--')[0];

  it.each(cases)(
    '%s fires where it is broken',
    async (name) => {
      const report = await cruise([`${fixtures}/${name}`], `${fixtures}/${name}`);
      expect(report.summary.violations.map((violation) => violation.rule.name)).toContain(ruleOf(name));
    },
    60_000,
  );

  it(`${ours} finds what the rule about files does not`, async () => {
    const root = `${fixtures}/${ours}`;
    const report = await cruise([root], root);
    expect(report.summary.violations.map((violation) => violation.rule.name)).not.toContain('no-cycles');
    expect(capabilityCircles(report, `${root}/`)).toEqual(['server/cart <-> server/orders']);
  }, 60_000);

  it('has a fixture', () => {
    const config = z
      .object({ forbidden: z.array(z.object({ name: z.string() })) })
      .parse(createRequire(import.meta.url)('../../.dependency-cruiser.cjs'));
    const rules = config.forbidden.map((rule) => rule.name).filter((name) => name !== 'no-unknown-modules');
    expect([...new Set(cases.map(ruleOf))].toSorted()).toEqual(rules.toSorted());
  });
});

function isType({ dependencyTypes }: { readonly dependencyTypes: readonly string[] }): boolean {
  return dependencyTypes.includes('type-only');
}
