/** A picture that came with a file: the path that its files begin with, and the main color of what it shows. */
export type OwnPicture = { readonly id: string; readonly key: string; readonly color: string };

const NAME = /^shop\/([\da-f]{32})-([\da-f]{6})$/;

/** What an item calls a picture that came with a file. All that a page needs of it stands in the name, so that no page has to look it up. */
export const ownPictureName = (id: string, color: string): string => `shop/${id}-${color.replace('#', '')}`;

/** The picture of such a name; undefined for any other name. */
export function ownPicture(name: string): OwnPicture | undefined {
  const [, id, color] = NAME.exec(name) ?? [];
  return id === undefined || color === undefined ? undefined : { id, key: `shop/${id}`, color: `#${color}` };
}
