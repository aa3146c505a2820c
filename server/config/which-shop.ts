import { SettingsError } from './settings.ts';

/**
 * What a start makes of a database, or takes it for. A real shop's is never a demo, whatever is set or not: it has no people whose
 * passwords everybody knows, and gets none.
 *
 * @param made what the database was made as; undefined: it is empty.
 * @param demoData the setting `DEMO_DATA`.
 * @throws {SettingsError} when the two contradict each other.
 */
export function whichShop(made: 'DEMO' | 'REAL' | undefined, demoData: 'on' | 'off' | undefined): 'DEMO' | 'REAL' {
  if (made === 'REAL' && demoData === 'on')
    throw new SettingsError("DEMO_DATA=on is refused: the database is a real shop's. Remove the setting, or name an empty database.");
  if (made === 'DEMO' && demoData === 'off')
    throw new SettingsError(
      'DEMO_DATA=off is refused: the database was made as a demo, with people whose passwords everybody knows. Name an empty database (DATABASE_URL or DATA_DIR), or remove the setting.',
    );
  return made ?? (demoData === 'off' ? 'REAL' : 'DEMO');
}
