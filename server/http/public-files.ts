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

type PublicName = { readonly name: string; readonly type: string };

/** The file of public/ that an address would be of: at the top level or one below, with an ending that we serve. */
export function publicName(url: string): PublicName | undefined {
  const [, name, ending = ''] = /^\/([a-z0-9-]+(?:\/[a-z0-9-]+)?(\.[a-z0-9]+))(?:\?|$)/.exec(url) ?? [];
  const type = FILE_TYPES[ending];
  return name === undefined || type === undefined ? undefined : { name, type };
}

/** A file of public/ that is there. */
export async function publicFile(url: string): Promise<{ path: string; type: string } | undefined> {
  const wanted = publicName(url);
  if (wanted === undefined) return undefined;
  const path = join(PUBLIC_FILES, wanted.name);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true ? { path, type: wanted.type } : undefined;
}
