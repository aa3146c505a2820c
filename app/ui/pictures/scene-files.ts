/** The addresses of a composed picture: as `srcset` in each format, and one for browsers that know neither. */
export type SceneFiles = { readonly avif: string; readonly webp: string; readonly src: string };

const FILE = /\/([a-z0-9-]+)-(\d+)\.(avif|webp)$/;

/**
 * The files of a composed picture among those that Vite found.
 * @param found addresses by path, as `import.meta.glob` answers them: pictures/scenes/{name}-{width}.{avif|webp}
 */
export function sceneFiles(found: Readonly<Record<string, string>>, name: string): SceneFiles {
  const files = Object.entries(found)
    .flatMap(([path, url]) => {
      const [, scene, width, format] = FILE.exec(path) ?? [];
      return scene === name ? [{ url, width: Number(width), format }] : [];
    })
    .toSorted((a, b) => a.width - b.width);
  const setOf = (wanted: string): string =>
    files
      .filter(({ format }) => format === wanted)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  return { avif: setOf('avif'), webp: setOf('webp'), src: files.find(({ format }) => format === 'webp')?.url ?? '' };
}
