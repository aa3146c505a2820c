import { Link } from 'react-router';

/** A banner in the sizes of the windows that show it, the narrowest first; the last has no `upTo`. Widths in CSS pixels. */
export type AdBannerView = {
  readonly alt: string;
  readonly to: string;
  readonly sizes: readonly {
    readonly upTo: number | undefined;
    readonly width: number;
    readonly height: number;
    readonly avif: string;
    readonly webp: string;
  }[];
};

/** A banner that leads to what it shows, in the size that is meant for the window. */
export function AdBanner({
  banner: { alt, to, sizes },
  isHere = false,
}: {
  banner: AdBannerView;
  /** On the page to which it would lead. */ isHere?: boolean | undefined;
}) {
  const widest = sizes.at(-1);
  if (widest === undefined) return null;
  const picture = (
    <picture>
      {sizes.flatMap(({ upTo, width, height, avif, webp }) =>
        Object.entries({ avif, webp }).map(([format, set]) => (
          <source
            key={`${width}-${format}`}
            type={`image/${format}`}
            media={upTo === undefined ? undefined : `(max-width: ${upTo}px)`}
            srcSet={set}
            width={width}
            height={height}
          />
        )),
      )}
      <img
        src={widest.webp.split(' ')[0]}
        alt={alt}
        width={widest.width}
        height={widest.height}
        loading={isHere ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
  return isHere ? (
    <div className="ad-banner">{picture}</div>
  ) : (
    <Link className="ad-banner" to={to}>
      {picture}
    </Link>
  );
}
