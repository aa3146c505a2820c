import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { MESSAGES_MOOD, MOODS } from './moods.ts';

const LASTS_MS = 1_200;
/** For more than the first to meet it. */
const SHORT_MS = 100;

const moods = Object.entries(MOODS).map(([name, mood]): Fault => ({
  name: `vendor ${name}`,
  stage: 'own',
  isMood: true,
  lastsMs: LASTS_MS,
  async strike({ vendor }) {
    vendor.setMood(mood);
    await vendor.untilMet();
  },
  heal: async ({ vendor }) => vendor.setMood(undefined),
}));

const messages: Fault = {
  name: `vendor ${MESSAGES_MOOD.name}`,
  stage: 'own',
  isMood: true,
  lastsMs: LASTS_MS,
  strike: ({ vendor }) => vendor.ownFaults(MESSAGES_MOOD.kinds),
  heal: ({ vendor }) => vendor.ownFaults([]),
};

export const VENDOR_FAULTS: readonly Fault[] = [...moods, messages];

/** The same one after the other in one round. */
export const ALL_MOODS: Fault = {
  name: `vendor in ${VENDOR_FAULTS.length} moods`,
  stage: 'own',
  lastsMs: 0,
  async strike(stage, round) {
    for (const mood of VENDOR_FAULTS) {
      try {
        await mood.strike(stage, round);
        await sleep(SHORT_MS);
      } finally {
        await mood.heal(stage);
      }
    }
  },
  heal: async () => undefined,
};
