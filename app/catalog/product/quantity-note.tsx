import { useState, type FormEvent } from 'react';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';

/** What is told of the most pieces that an order may hold: always where that is a limit of the item itself, else once somebody typed more. */
export function MostNote({ most, isOver }: { most: number; isOver: boolean }) {
  const isOwn = most < MAX_LINE_QTY;
  return (
    <p className="quantity-note" role="status">
      {isOwn && `Limit ${most.toLocaleString('en-US')} per order. `}
      {isOver && `We set the quantity to ${most.toLocaleString('en-US')}${isOwn ? '' : ', the most you can order at once'}.`}
    </p>
  );
}

/** Whether more was typed than an order may hold; `watch` sees what is typed before the field cuts it. */
export function useOver(most: number) {
  const [isOver, setIsOver] = useState(false);
  const watch = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'qty') setIsOver(Number(target.value) > most);
  };
  return { isOver, watch };
}
