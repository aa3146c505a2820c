import { useState, type FormEvent, type SyntheticEvent } from 'react';
import type { Way } from './product-view.ts';
import { shortText } from './short-text.ts';

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

/** That more is wanted than there is the way that is chosen, before anything is added. */
export function ShortNote({ text }: { text: string | undefined }) {
  return (
    <p className="quantity-note quantity-short" role="status">
      {text}
    </p>
  );
}

/** What ShortNote says; `watch` sees what is typed, pressed and chosen in the form. */
export function useShort(ways: readonly Way[]) {
  const [text, setText] = useState<string>();
  const watch = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget);
    setText(shortText(ways, form.get('deliveryType'), Number(form.get('qty'))));
  };
  return { text, watch };
}
