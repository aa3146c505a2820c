import sharp from 'sharp';
import { develop } from './encode.ts';

/** The name of what stands where an item has no photograph: server/catalog/pictures/pictures.ts shows it. */
export const NO_PICTURE = 'no-picture';

const INK = '#b3a992';
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#fff"/>
  <g fill="none" stroke="${INK}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">
    <path d="M24 31.5 40 24l16 7.5v17L40 56l-16-7.5z"/><path d="M24 31.5 40 39l16-7.5M40 39v17M32 27.7l16 7.6v5"/>
  </g></svg>`;

/** Draws a closed box in outline, as files of every size in the folder. */
export async function drawNoPicture(folder: string): Promise<void> {
  await develop(await sharp(Buffer.from(DRAWING), { density: 1_440 }).resize(1_600, 1_600).png().toBuffer(), folder, NO_PICTURE);
}
