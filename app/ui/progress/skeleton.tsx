import { classNames } from '../class-names.ts';

/** A line of text that is on its way. `className` gives its width: 'w-2/3'. */
export function SkeletonLine({ className }: { className?: string | undefined }) {
  return <span className={classNames('skeleton skeleton-line', className)} aria-hidden="true" />;
}

/** A picture or a box that is on its way. `className` gives its size. */
export function SkeletonBlock({ className }: { className?: string | undefined }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />;
}
