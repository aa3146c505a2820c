import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError, type Settings } from './settings.ts';

const FILE = 'session-secret';

/**
 * The settings with a secret for the sessions: in the demo, where none has to be given, one is made at the first start and kept
 * in the data folder, so that a restart signs nobody out.
 *
 * @throws {SettingsError} when the file is there and holds something else.
 */
export async function withSessionSecret(settings: Settings): Promise<Settings> {
  if (settings.sessionSecrets.length > 0) return settings;
  const path = join(settings.dataDir, FILE);
  const kept = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  const secret = kept?.trim() ?? (await makeSecret(path));
  if (!/^[0-9a-f]{64}$/.test(secret))
    throw new SettingsError(`The file ${path} does not hold the secret of the sessions: remove it, or set SESSION_SECRET.`);
  return { ...settings, sessionSecrets: [secret] };
}

/** Written aside, to the disk, and put in place as a whole: a start that was cut off leaves no half of one, and neither does a power loss. */
async function makeSecret(path: string): Promise<string> {
  const secret = randomBytes(32).toString('hex');
  const aside = `${path}.new`;
  await writeFile(aside, `${secret}\n`, { mode: 0o600, flush: true });
  await rename(aside, path);
  return secret;
}
