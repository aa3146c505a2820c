import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';

/** Reads a source file by its path. */
export type ReadSource = (path: string) => string;

const RELATIVE_IMPORT = /from '(\.{1,2}\/[^']+\.ts)'/g;

/** A source file and all that it imports by relative path, each once, sorted. */
export function sourcesOf(file: string, read: ReadSource): string[] {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, target] of read(path).matchAll(RELATIVE_IMPORT)) if (target !== undefined) visit(join(dirname(path), target));
  };
  visit(file);
  return [...seen].toSorted();
}

/** Ten characters that change when any of the sources or the shot's parameters change, and not otherwise. */
export function versionOf(files: readonly string[], parameters: object, read: ReadSource): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(read(file)).update('\0');
  return hash.update(JSON.stringify(parameters)).digest('hex').slice(0, 10);
}
