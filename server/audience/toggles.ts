import type { WebToggle } from '#domain/identity/feature-toggles.ts';
import { isDatabaseAway } from '../db/away.ts';
import { statement, type Database } from '../db/database.ts';

const findToggles = statement<{ toggle_name: string; toggle_values: string[]; is_active: boolean }>(
  'toggles_all',
  'select toggle_name, toggle_values, is_active from web_toggles order by toggle_name',
);

/** How old what is known of them may be: they switch whole features, and are asked for by every request. */
const KEPT_MS = 5_000;

/** As good as none: every feature is as it is without a word about it. */
function noneWhileAway(error: unknown): readonly WebToggle[] {
  if (isDatabaseAway(error)) return NONE;
  throw error;
}

const NONE: readonly WebToggle[] = [];

/** The web toggles of the shop. */
export type Toggles = {
  /** Of a few seconds ago at most, as long as the database can be asked; none before it could be asked once. */
  read(): Promise<readonly WebToggle[]>;
  forget(): void;
};

export function makeToggles(database: Database, millis: () => number = () => performance.now()): Toggles {
  let known: readonly WebToggle[] | undefined;
  let askedAt = -Infinity;
  let asking: Promise<readonly WebToggle[]> | undefined;
  const ask = async () => {
    const rows = await findToggles(database, []);
    const now = rows.map(({ toggle_name, toggle_values, is_active }) => ({
      toggleName: toggle_name,
      values: toggle_values,
      active: is_active,
    }));
    // The same list as long as nothing changes: what was made of it holds.
    if (known === undefined || JSON.stringify(now) !== JSON.stringify(known)) known = now;
    return known;
  };
  return {
    async read() {
      if (known !== undefined && millis() - askedAt < KEPT_MS) return known;
      if (asking === undefined) {
        askedAt = millis();
        asking = ask().finally(() => {
          asking = undefined;
        });
      }
      // Who finds what was known a while ago waits for nobody.
      if (known === undefined) return asking.catch(noneWhileAway);
      asking.catch(() => undefined);
      return known;
    },
    forget() {
      known = undefined;
      askedAt = -Infinity;
    },
  };
}
