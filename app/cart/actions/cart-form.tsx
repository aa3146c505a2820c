import type { ReactNode } from 'react';
import type { CartIntent } from './action-result.ts';

/**
 * A form that changes the cart: it posts to the page that it stands on. With scripts the page sends it in place, see
 * sendCartForm; without them the browser does.
 */
export function CartForm({
  intent,
  fields = {},
  className,
  children,
  label,
}: {
  intent: CartIntent;
  /** Fields that are not seen. */
  fields?: Readonly<Record<string, string | undefined>> | undefined;
  className?: string | undefined;
  children: ReactNode;
  label?: string | undefined;
}) {
  return (
    <form method="post" className={className} aria-label={label} noValidate>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)}
      {children}
    </form>
  );
}
