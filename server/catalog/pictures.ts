import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Manifest = z.record(
  z.string(),
  z.object({ alt: z.string(), color: z.string(), views: z.array(z.string()).min(1), version: z.string() }),
);
const file = new URL('../../pictures/manifest.json', import.meta.url);
const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));

/** A picture as pages show it: what stands for it while it loads, and what it says to those who do not see it. */
type Shown = { key: string; alt: string; color: string };

const VIEW_TEXTS: Readonly<Record<string, string>> = { top: ', seen from above', detail: ', close up' };

/**
 * The main view of a picture. The key is the path of its files up to the width, with the version in it, so that they may be
 * kept forever: another picture has another address.
 */
export function pictureOf(name: string): Shown {
  const known = manifest[name];
  return known === undefined ? { key: name, alt: '', color: '#f4f1ea' } : shown(name, known, known.views[0] ?? 'hero');
}

/** Every view of a picture, the main one first. */
export function viewsOf(name: string): Shown[] {
  const known = manifest[name];
  return known === undefined ? [pictureOf(name)] : known.views.map((view) => shown(name, known, view));
}

function shown(name: string, { alt, color, version }: { alt: string; color: string; version: string }, view: string): Shown {
  return { key: `${version}/${name}/${view}`, alt: `${alt}${VIEW_TEXTS[view] ?? ''}`, color };
}

/** The version that stands in a picture's address names no folder: it is taken out before the file is looked for. */
export function withoutPictureVersion(url: string): string {
  return url.replace(/^\/pictures\/[0-9a-f]{8,16}\//, '/pictures/');
}
