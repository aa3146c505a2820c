import type { Logger } from 'pino';
import { refuse, type Door } from '#contracts/door.ts';
import { NobodyWaits } from '../db/asking/asking.ts';
import { isDatabaseAway } from '../db/away.ts';

/** Whether the database could not be asked while something was made. */
export type Away = { isNoticed: boolean };

/** A door behind which the database may be away: a page is told so as a refusal like any other, and who made it is told, too. */
export function doorWhileAway(door: Door, away: Away, log: Logger): Door {
  return async (...call) => {
    try {
      return await door(...call);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      away.isNoticed = true;
      // Nobody reads what this page becomes.
      if (!(error instanceof NobodyWaits)) log.warn({ err: error, call: call[0].name }, 'a page could not ask the database');
      return refuse('OVERLOADED');
    }
  };
}
