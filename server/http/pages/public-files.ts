import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export const PUBLIC_FILES = resolve('build/client');

const FILE_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A file of public/: at the top level, with an ending that we serve. */
export async function publicFile(url: string): Promise<{ path: string; type: string } | undefined> {
  const name = /^\/([a-z0-9-]+(?:\/[a-z0-9-]+)?(\.[a-z0-9]+))(?:\?|$)/.exec(url);
  const type = FILE_TYPES[name?.[2] ?? ''];
  if (name === null || type === undefined) return undefined;
  const path = join(PUBLIC_FILES, name[1] ?? '');
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true ? { path, type } : undefined;
}
