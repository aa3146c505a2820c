import { createElement, type ReactElement, type SVGProps } from 'react';

/** An icon as its package describes it: the shapes within a square of 24 by 24. */
type IconData = { readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { /** Its width and height in px. */ size?: number };

/**
 * The component of an icon. It stands in for the package's own (see vite.config.ts), which can do more than is asked of it and weighs a
 * kilobyte on every page.
 */
export default function iconOf({ node }: IconData): (props: IconProps) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, className, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className === undefined ? 'lucide' : `lucide ${className}`}
        {...rest}
      >
        {shapes}
      </svg>
    );
  };
}
