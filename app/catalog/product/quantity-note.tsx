import { useState, type FormEvent } from 'react';

/** That a typed quantity was lowered to the most pieces that an order may hold. */
export function MostNote({ most, isOver }: { most: number; isOver: boolean }) {
  return (
    <p className="quantity-note" role="status">
      {isOver && `We set the quantity to ${most.toLocaleString('en-US')}, the most you can order at once.`}
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
