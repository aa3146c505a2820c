import type { Report } from './cruise.ts';

const TESTS = /\.test\.tsx?$|\.test-[a-z-]+\.ts$|^tests\/(?!architecture\/fixtures)/;

/**
 * The capabilities (folders of a layer) that need each other when the shop runs, as circles: each names its members. Files may be
 * in the right order and their folders not; a type alone does not count here, since whoever loads it loads nothing.
 */
export function capabilityCircles({ modules }: Report, root = ''): string[] {
  const needs = new Map<string, Set<string>>();
  const capabilityOf = (file: string) => new RegExp(`^${root}((?:app|server|domain|sandbox)/[^/]+)/`).exec(file)?.[1];
  for (const { source, dependencies } of modules) {
    const from = capabilityOf(source);
    if (from === undefined || TESTS.test(source)) continue;
    const known = needs.get(from) ?? new Set();
    needs.set(from, known);
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = capabilityOf(resolved);
      if (to !== undefined && to !== from && !dependencyTypes.includes('type-only')) known.add(to);
    }
  }
  const reach = new Map([...needs.keys()].map((one) => [one, reachedFrom(one, needs)]));
  const circles = [...needs.keys()]
    .filter((one) => reach.get(one)?.has(one))
    .map((one) => [...needs.keys()].filter((other) => reach.get(one)?.has(other) && reach.get(other)?.has(one)));
  return [...new Set(circles.map((members) => members.toSorted().join(' <-> ')))];
}

/** Everything that is needed by one, by what that needs, and so on: itself only where there is a circle. */
function reachedFrom(start: string, needs: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...(needs.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(needs.get(next) ?? []));
  }
  return reached;
}
