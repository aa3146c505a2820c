import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { STREAM_LIMITS } from '../config/stream-limits.ts';
import { LIMITS, NODE_LIMITS, type Limit } from './limits.ts';

const UNITS = [
  [86_400, '24 hours'],
  [3600, '1 hour'],
] as const;

function spoken(seconds: number): string {
  const known = UNITS.find(([length]) => length === seconds);
  return known?.[1] ?? (seconds === 60 ? '1 minute' : `${seconds / 60} minutes`);
}

const row = ([name, { counts, per, most, windowSeconds }]: [string, Limit]) =>
  `| \`${name}\` | ${counts} | ${per} | ${most} | ${spoken(windowSeconds)} |`;

it('docs/security.md shows the very limits that hold', async () => {
  const rows = [
    ...[...Object.entries(LIMITS), ...Object.entries(NODE_LIMITS)].map(row),
    ...Object.entries(STREAM_LIMITS).map(([name, { counts, per, most }]) => `| \`${name}\` | ${counts} | ${per} | ${most} | at a time |`),
  ];
  const document = await readFile('docs/security.md', 'utf8');
  const shown = document.split('\n').filter((line) => line.startsWith('| `'));
  expect(shown).toEqual(rows);
});
