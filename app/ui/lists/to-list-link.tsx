import type { ReactNode } from 'react';

/** Where something is put onto a list, without scripts, and for what was not done over a page. */
export const TO_LIST_PATH = '/lists/add';

type Props = {
  /** What is put there: an item and how many, the cart, or an order. */
  readonly of: Readonly<Record<string, string | number>>;
  readonly className?: string | undefined;
  /** The id of the form whose quantity is put there, as it is when the link is pressed. */
  readonly form?: string | undefined;
  readonly children: ReactNode;
};

/** Puts something onto a list: with scripts over the page (app/lists/adding/list-menu.tsx), without them on a page of its own. */
export function ToListLink({ of, form, className = 'link', children }: Props) {
  const query = new URLSearchParams(Object.entries(of).map(([name, value]) => [name, String(value)]));
  return (
    <a
      className={className}
      href={`${TO_LIST_PATH}?${query.toString()}`}
      data-drawer="TO_LIST"
      data-quantity-of={form}
      aria-haspopup="dialog"
    >
      {children}
    </a>
  );
}
