import { brotliCompressSync, constants } from 'node:zlib';

/** The scripts that a page asks for before anything is clicked, compressed as well as a server can. */
export async function firstPageWeight(url: string): Promise<{ kilobytes: number; files: number }> {
  const html = await (await fetch(url)).text();
  const { origin } = new URL(url);
  const paths = new Set(
    [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g), ...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(
      (found) => found[1] ?? '',
    ),
  );
  // The list of all routes names scripts of other pages too: only what is preloaded or imported counts.
  const loaded = [...paths].filter(
    (path) => html.includes(`href="${path}"`) || html.includes(`import("${path}")`) || html.includes(`from "${path}"`),
  );
  const sizes = await Promise.all(
    loaded.map(async (path) => {
      const source = Buffer.from(await (await fetch(`${origin}${path}`)).arrayBuffer());
      return brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    }),
  );
  return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024, files: loaded.length };
}
