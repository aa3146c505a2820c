import { describe, expect, it } from 'vitest';
import { STAGE_KINDS } from './fault.ts';
import { FAULTS } from './kinds/index.ts';
import { ALL_MOODS } from './kinds/of-the-vendor.ts';
import { play } from './play.ts';
import { brokenPromises, tableOf } from './report.ts';

/** The short form of `npm run faults`: a round of each that is not long, the vendor's moods in one. How fast the shop is ready again is measured there. */
const SHORT = [...FAULTS.filter(({ isMood, isLong }) => isMood !== true && isLong !== true), ALL_MOODS];
const LONGEST_MS = 600_000;

describe.each(STAGE_KINDS)('people fill carts and order in a shop (%s)', (kind) => {
  const faults = SHORT.filter(({ stage }) => stage === kind);

  it(`and nothing that was confirmed is lost: ${faults.map(({ name }) => name).join(', ')}`, { timeout: LONGEST_MS }, async (context) => {
    const outcomes = await play({ faults, rounds: 1, firstRound: 0 });
    const broken = outcomes.flatMap(({ fault, rounds, failures }) =>
      [...failures, ...rounds.flatMap((played) => brokenPromises(played, Infinity))].map((what) => `${fault}: ${what}`),
    );
    expect(broken, tableOf(outcomes)).toEqual([]);
    for (const { fault, skipped } of outcomes) if (skipped !== undefined) context.skip(`${fault} ${skipped}`);
  });
});
