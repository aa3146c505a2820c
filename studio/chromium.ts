import { accessSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function exists(path: string): boolean {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium to use: CHROMIUM_PATH, or the first of the names on the PATH. @throws when there is none */
export function findChromium(env: NodeJS.ProcessEnv, names: readonly string[] = NAMES): string {
  const folders = (env['PATH'] ?? '').split(delimiter);
  const candidates = [env['CHROMIUM_PATH'] ?? '', ...names.flatMap((name) => folders.map((folder) => join(folder, name)))];
  const found = candidates.find((path) => path !== '' && exists(path));
  if (found === undefined) throw new Error('No Chromium found. Install one or set CHROMIUM_PATH.');
  return found;
}
