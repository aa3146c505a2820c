import { brotliCompressSync, constants } from 'node:zlib';

/** The addresses of the scripts that a page asks for before anything is clicked. */
export function firstScripts(html: string): string[] {
  const paths = new Set(
    [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g), ...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(
      (found) => found[1] ?? '',
    ),
  );
  // The list of all routes names scripts of other pages too: only what is begun after the first paint or imported counts.
  const [, begun = ''] = /\(\[((?:"\/assets\/[^"]+\.js",?)+)\]\)/.exec(html) ?? [];
  return [...paths].filter((path) => begun.includes(`"${path}"`) || html.includes(`import("${path}")`) || html.includes(`from "${path}"`));
}

/** The markup of a page's header with all that comes down from it; `undefined` where a page has none. */
export function headerOf(html: string): string | undefined {
  return /<header[\s\S]*?<\/header>/.exec(html)?.[0];
}

/** What files weigh together, each compressed as well as a server can. In kB of 1,024 bytes. */
export function packedKb(files: readonly Buffer[]): number {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return files.reduce((sum, file) => sum + brotliCompressSync(file, best).length, 0) / 1024;
}

/** The pictures of a page, all of them, as a browser with AVIF and two dots a pixel fetches them: 400 px wide where there is a choice. */
export async function pictureWeight(url: string): Promise<{ kilobytes: number; files: number }> {
  const html = await (await fetch(url)).text();
  const { origin } = new URL(url);
  const sets = [...html.matchAll(/<source type="image\/avif" srcSet="([^"]+)"/gi)].map(([, set = '']) => set);
  const files = new Set(sets.map((set) => /\S+-400\.avif/.exec(set)?.[0] ?? set.split(' ')[0] ?? ''));
  const sizes = await Promise.all([...files].map(async (file) => (await (await fetch(`${origin}${file}`)).arrayBuffer()).byteLength));
  return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024, files: files.size };
}

/** What the router writes into a page for its own scripts: the data of its loaders. */
export function routerDataOf(html: string): string {
  const pieces = [...html.matchAll(/streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g)];
  return pieces.map(([, piece = '""']) => String(JSON.parse(piece))).join('');
}
