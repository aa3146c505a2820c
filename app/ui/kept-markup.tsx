import type { MouseEventHandler, ReactNode } from 'react';

/** So many pieces are kept, some 1.5 kB each; the one kept longest goes first. */
const MOST_KEPT = 4000;

const kept = new Map<string, string>();
let renderPiece: ((content: ReactNode) => string) | undefined;

/** Called once on the server, with the function that makes markup. In the browser nothing is kept. */
export function keepMarkup(render: (content: ReactNode) => string): void {
  renderPiece = render;
}

export type KeptMarkupProps = {
  tag: 'li' | 'nav' | 'ul' | 'div';
  /** Everything that the content depends on, as one text: the same text must stand for the same markup, whoever asks. */
  contentKey: string;
  /** Needs no router and no context: it is rendered by itself. */
  children: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
  popover?: 'auto' | undefined;
  'aria-label'?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
};

/**
 * An element whose content is the same on thousands of pages: the server renders it once and then keeps the markup, which is
 * what makes a page of tiles quick. The browser takes the element over with its content like any other.
 */
export function KeptMarkup({ tag: Tag, contentKey, children, ...rest }: KeptMarkupProps) {
  if (renderPiece === undefined) return <Tag {...rest}>{children}</Tag>;
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: markupOf(contentKey, children, renderPiece) }} />;
}

function markupOf(key: string, content: ReactNode, render: (content: ReactNode) => string): string {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const markup = render(content);
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, markup);
  return markup;
}
