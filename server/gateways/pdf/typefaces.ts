import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** A file of a typeface: which characters it can draw, and its bytes for whoever embeds it. */
export type Face = { readonly name: string; readonly bytes: Uint8Array; readonly characters: ReadonlySet<number> };

const require = createRequire(import.meta.url);

const FILES: Record<Weight, readonly string[]> = {
  regular: ['@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'],
  bold: ['@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
};

const opened = new Map<Weight, readonly Face[]>();

/** The files of one weight, the preferred first: the shop's own typeface, then one that has other scripts. Read when first wanted. */
export function facesOf(weight: Weight): readonly Face[] {
  const known = opened.get(weight);
  if (known !== undefined) return known;
  const faces = FILES[weight].map(openFace);
  opened.set(weight, faces);
  return faces;
}

function openFace(file: string): Face {
  const bytes = readFileSync(require.resolve(file));
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error(`${file} holds more than one typeface.`);
  return { name: file, bytes, characters: new Set(font.characterSet) };
}
