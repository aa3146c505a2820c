import { classNames } from '../class-names.ts';
import type { SceneFiles } from './scene-files.ts';

/** A composed picture: a whole desk, the things of a department, art for an empty page. */
export function Scene({
  files,
  measures: [width, height],
  sizes,
  narrow,
  alt = '',
  isEager = false,
  className,
}: {
  files: SceneFiles;
  /** Width and height for which it is composed, in CSS pixels: they keep its room free. */
  measures: readonly [number, number];
  sizes: string;
  /** Another composition for narrow windows. */
  narrow?: { readonly files: SceneFiles; readonly media: string; readonly measures: readonly [number, number] } | undefined;
  /** Empty: it says nothing that does not stand beside it. */
  alt?: string | undefined;
  /** In the first view of the page: fetched at once. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <picture className={classNames('scene', className)}>
      {narrow !== undefined && (
        <>
          <source
            type="image/avif"
            media={narrow.media}
            srcSet={narrow.files.avif}
            sizes={sizes}
            width={narrow.measures[0]}
            height={narrow.measures[1]}
          />
          <source
            type="image/webp"
            media={narrow.media}
            srcSet={narrow.files.webp}
            sizes={sizes}
            width={narrow.measures[0]}
            height={narrow.measures[1]}
          />
        </>
      )}
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <img
        src={files.src}
        srcSet={files.webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? undefined : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
