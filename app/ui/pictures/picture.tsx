import { classNames } from '../class-names.ts';

/** A picture as the server names it: its files are `/pictures/{key}-{160|400|800}.{avif|webp}`. */
export type PictureSource = {
  readonly key: string;
  /** What it shows; not read out where absent, because it says nothing that does not stand beside it. */ readonly alt?: string | undefined;
  /** The main colour of what it shows. */ readonly color: string;
};

const WIDTHS_PX = [160, 400, 800] as const;
export type PictureWidth = (typeof WIDTHS_PX)[number];

export type PictureProps = {
  picture: PictureSource;
  /** How wide it is shown, as in HTML: '(max-width: 600px) 100vw, 25rem'. Not needed with a single width. */
  sizes?: string | undefined;
  /** The files to choose from, in ascending order. */
  widths?: readonly PictureWidth[] | undefined;
  /** In the first view of the page: fetched at once. */
  isEager?: boolean | undefined;
  /** Says nothing that does not stand beside it: not read out. */
  isDecorative?: boolean | undefined;
  className?: string | undefined;
};

/** A square photograph in the format and size that the browser needs. */
export function Picture({ picture, sizes, widths = WIDTHS_PX, isEager = false, isDecorative = false, className }: PictureProps) {
  const largest = widths.at(-1) ?? 400;
  return (
    <picture className={classNames('picture', className)} style={{ color: picture.color }}>
      <source type="image/avif" srcSet={fileSet(picture.key, widths, 'avif')} sizes={sizes} />
      <img
        src={fileOf(picture.key, largest, 'webp')}
        srcSet={widths.length > 1 ? fileSet(picture.key, widths, 'webp') : undefined}
        sizes={sizes}
        alt={isDecorative ? '' : (picture.alt ?? '')}
        width={largest}
        height={largest}
        loading={isEager ? undefined : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** The path of one file of a picture. */
export function fileOf(key: string, widthPx: PictureWidth, format: 'avif' | 'webp'): string {
  return `/pictures/${key}-${widthPx}.${format}`;
}

/** All files of a picture in a format, as `srcset`; a single one stands alone. */
export function fileSet(key: string, widths: readonly PictureWidth[], format: 'avif' | 'webp'): string {
  if (widths.length === 1) return fileOf(key, widths[0] ?? 400, format);
  return widths.map((width) => `${fileOf(key, width, format)} ${width}w`).join(', ');
}
