import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const GREEN = '#0e5a46';
const HIGHLIGHT = '#ffe352';

/** The shop's mark in a square of 32: a sheet with a folded corner and an F whose middle stroke the highlighter drew. */
const mark = (sheet: string, letter: string, fold: string): string =>
  `<path fill="${sheet}" d="M6.5 0h13.2L28 8.3V29a3 3 0 0 1-3 3H6.5a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z"/>` +
  `<path fill="${fold}" d="M19.7 0 28 8.3h-6.3a2 2 0 0 1-2-2z"/>` +
  `<path fill="${letter}" d="M8.6 10.4a1 1 0 0 1 1-1h8.3a1 1 0 0 1 1 1v1.7a1 1 0 0 1-1 1h-5.4v13a1 1 0 0 1-1 1H9.6a1 1 0 0 1-1-1z"/>` +
  `<path fill="${HIGHLIGHT}" d="M12.5 16.2h9.3a1 1 0 0 1 1 1v1.8a1 1 0 0 1-1 1h-9.3z"/>`;

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark(GREEN, '#fff', '#8fb8a9')}</svg>`;

/** An app's icon: the white sheet on the shop's green. `corner` rounds the square, `share` is how much of it the sheet takes. */
function appIcon(corner: number, share: number): string {
  const size = 32 * share;
  const at = (32 - size) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${GREEN}"/>` +
    `<g transform="translate(${at} ${at}) scale(${share})">${mark('#fff', GREEN, '#b9d3c8')}</g></svg>`
  );
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 1200 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

/** An .ico file of one PNG. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const WEB_MANIFEST = {
  name: 'Foolscap',
  short_name: 'Foolscap',
  description: 'Office supplies, with the date they arrive.',
  start_url: '/',
  display: 'browser',
  background_color: '#faf7f1',
  theme_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** Writes the shop's icons and its web app manifest into the folder of static files. */
export async function writeIcons(folder: string): Promise<void> {
  const rounded = appIcon(7, 0.72);
  const files: Readonly<Record<string, string | Buffer>> = {
    'favicon.svg': `${FAVICON}\n`,
    'favicon.ico': ico(await png(FAVICON, 32), 32),
    'apple-touch-icon.png': await png(appIcon(0, 0.7), 180),
    'icon-192.png': await png(rounded, 192),
    'icon-512.png': await png(rounded, 512),
    // A mask may cut away all but the middle four fifths.
    'icon-maskable-512.png': await png(appIcon(0, 0.58), 512),
    'site.webmanifest': `${JSON.stringify(WEB_MANIFEST, null, 2)}\n`,
  };
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
