import { PATHS } from '#app/shell/site-paths.ts';

/** Where somebody is sent all that is kept of them. */
export const DATA_PATH = `${PATHS.privacy}/data`;

/** Where to go again whose download was refused. */
export function refusedDownloadPath(why: 'password' | 'often' | 'again'): string {
  return `${PATHS.privacy}?refused=${why}#data`;
}
