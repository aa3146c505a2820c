import { classNames } from '../class-names.ts';

/** Turns while something is under way. Of the size of the words beside it: `lg`, or `sm` among small ones. (C §9) */
export function Spinner({ size = 'lg', className }: { size?: 'sm' | 'lg' | undefined; className?: string | undefined }) {
  return <span className={classNames('spinner', `spinner-${size}`, className)} aria-hidden="true" />;
}
