import type { ReactNode } from 'react';
import { ONLY_LOOKING } from '#domain/procurement/procurement-session.ts';
import { Notice } from '#app/ui/notice.tsx';

/** Why nothing of the cart can be changed. */
export function OnlyLooking() {
  return <Notice title={ONLY_LOOKING}>Prices and stock are today’s.</Notice>;
}

/** What changes the cart: where that is only looked at its fields and buttons are off, scripts or not. The server refuses what is sent all the same. */
export function Changing({ isOff, children }: { readonly isOff: boolean; readonly children: ReactNode }) {
  if (!isOff) return children;
  return (
    <fieldset disabled className="contents">
      <legend className="hearable">{ONLY_LOOKING}</legend>
      {children}
    </fieldset>
  );
}
