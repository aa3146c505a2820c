import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '#app/ui/pictures/picture.tsx';
import { rowElementId } from '#app/local-cart/gone-rows.ts';

type SmallRowProps = {
  row: { readonly lineId: string; readonly title: string; readonly qty: number; readonly picture: PictureSource | undefined };
  /** It is on its way out. */
  isLeaving: boolean;
  /** What is said beneath its name. */
  note: ReactNode;
  /** What it costs, and what can be done with it. */
  children: ReactNode;
};

/** A row of the cart in one line: a gift, or what cannot be bought. */
export function SmallRow({ row: { lineId, title, qty, picture }, isLeaving, note, children }: SmallRowProps) {
  return (
    <li id={rowElementId(lineId)} className="cart-small-row" data-state={isLeaving ? 'leaving' : undefined}>
      {picture !== undefined && <Picture picture={picture} widths={[160]} isDecorative className="gift-picture" />}
      <div className="cart-small-row-name">
        <h3>
          {title}
          {qty > 1 && ` × ${qty.toLocaleString('en-US')}`}
        </h3>
        {note}
      </div>
      <div className="cart-small-row-act">{children}</div>
    </li>
  );
}
