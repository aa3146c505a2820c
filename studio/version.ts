import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';

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

/** What a source does, without its layout, comments and types: a tidied file must not send every product back to the studio. */
export async function meaningOf(path: string, source: string): Promise<string> {
  const { code } = await transformWithOxc(source, path, { sourcemap: false });
  return minifySync(path.replace(/\.ts$/, '.js'), code, { compress: false, mangle: false }).code;
}

/** Ten characters that change when the meaning of any source or a parameter changes, and not otherwise. */
export function versionOf(meanings: readonly string[], parameters: object): string {
  const hash = createHash('sha256');
  for (const meaning of meanings) hash.update(meaning).update('\0');
  return hash.update(JSON.stringify(parameters)).digest('hex').slice(0, 10);
}
