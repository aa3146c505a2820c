import { useEffect, useState, type FormEvent } from 'react';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { AddButton } from '../tiles/add-button.tsx';
import type { ProductView } from './product-view.ts';
import { earnedPriceOf } from './volume-view.ts';

/**
 * What it is, what it costs and the button again, once one has read on past the form in which it is bought: it sends that form, with the quantity and the way that were
 * chosen there. On phones the form's own bar stays in sight.
 *
 * @param qty as many as decide its price.
 * @param formId of that form.
 */
export function FollowingBuy({ product, qty, formId }: { product: ProductView; qty: number; formId: string }) {
  const { itemId, title, action, pictures, volumePrices } = product;
  const { now, unit } = earnedPriceOf(volumePrices, qty) ?? { now: product.price, unit: product.unit };
  const isPast = useIsPast(`#${formId} .buy-bar`);
  const [picture] = pictures;
  if (!isPast) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  return (
    <div className="following-buy" role="region" aria-label="Buy this item">
      <div className="page">
        {picture !== undefined && <Picture picture={picture} widths={[160]} isDecorative className="following-picture" />}
        <b className="following-title">{title}</b>
        <span className="following-price figures">
          <b>{now}</b>
          {unit !== undefined && <small>{unit}</small>}
        </span>
        <form onSubmit={send}>
          <AddButton itemId={itemId} text={action.text} name={title} />
        </form>
      </div>
    </div>
  );
}

/** Whether an element has left by the upper edge of the window; what is not there has not. */
function useIsPast(selector: string): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (element === null) return;
    const watch = new IntersectionObserver(([entry]) => {
      setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
    };
  }, [selector]);
  return isPast;
}
