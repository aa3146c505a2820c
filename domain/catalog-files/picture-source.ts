import { ownPicture } from '../catalog/pictures/own-picture.ts';
import { Wrong, type Read } from './cell.ts';

/** From where a picture of an item is taken, as a file says. */
export type PictureSource =
  /** One that the shop has already, under this name. */
  | { readonly own: string }
  | { readonly address: string }
  /** A photograph of the shop, or a file beside the file. */
  | { readonly named: string };

const LONGEST = 2_000;

/** A picture as a cell names it: an address, the name of a file, or of a picture that the shop has. */
export const picture: Read<string> = (cell) => {
  if (cell.length > LONGEST)
    return new Wrong(`has ${cell.length.toLocaleString('en-US')} letters, and may have ${LONGEST.toLocaleString('en-US')}`);
  if (/\p{Cc}/u.test(cell)) return new Wrong('has signs that cannot be printed');
  const isAddress = /^(?:https?:)?\/\//i.test(cell);
  if (!isAddress) return /^[a-z][a-z\d+.-]*:/i.test(cell) ? new Wrong('is no address that begins with https://') : cell;
  const address = cell.startsWith('//') ? `https:${cell}` : cell;
  return /^https?:\/\/[^\s/]+(?:\/\S*)?$/i.test(address) ? address : new Wrong('is no address');
};

/** What `picture` has read. */
export function pictureSource(text: string): PictureSource {
  if (/^https?:\/\//i.test(text)) return { address: text };
  return ownPicture(text) === undefined ? { named: text } : { own: text };
}
