import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Manifest = z.record(z.string(), z.object({ alt: z.string(), color: z.string() }));
const file = new URL('../../pictures/manifest.json', import.meta.url);
const pictures = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));

/** A picture as pages show it: what stands for it while it loads, and what it says to those who do not see it. */
export function pictureOf(key: string): { key: string; alt: string; color: string } {
  const known = pictures[key];
  return { key, alt: known?.alt ?? '', color: known?.color ?? '#f4f1ea' };
}
