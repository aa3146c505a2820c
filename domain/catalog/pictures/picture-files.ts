/** The widths in pixels in which each picture of an item is kept. */
export const PICTURE_WIDTHS = [160, 400, 800] as const;
/** The encodings in which each is kept, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The file of a picture, by the path that all its files begin with. */
export const pictureFile = (path: string, width: number, format: string): string => `${path}-${width}.${format}`;
