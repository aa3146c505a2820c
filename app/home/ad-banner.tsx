import { Link } from 'react-router';

/** A banner in the sizes of the windows that show it, the narrowest first; the last has no `upTo`. Widths in CSS pixels. */
export type AdBannerView = {
  readonly alt: string;
  /** A path; on the page to which it leads, the anchor of what it shows. */
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
  isEager = false,
}: {
  banner: AdBannerView;
  /** In the first view of the page. */
  isEager?: boolean | undefined;
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
            sizes="(max-width: 1440px) 94vw, 82rem"
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
        loading={isEager ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
  if (to.startsWith('#'))
    return (
      <a className="ad-banner" href={to}>
        {picture}
      </a>
    );
  return (
    <Link className="ad-banner" to={to}>
      {picture}
    </Link>
  );
}
