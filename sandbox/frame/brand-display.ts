import type { CardBrand } from '../cards/card-number.ts';

/** Shows the brand's mark, says its name, and hides the fields that the store's own card does not need. */
export function showBrand(form: HTMLFormElement, brand: CardBrand | undefined): void {
  let name = '';
  for (const mark of form.querySelectorAll<HTMLElement>('[data-brand]')) {
    mark.hidden = mark.dataset['brand'] !== brand;
    if (!mark.hidden) name = mark.dataset['name'] ?? '';
  }
  const label = form.querySelector('#brand-name');
  if (label && label.textContent !== name) label.textContent = name;
  const isStoreCard = brand === 'STORE_CARD';
  const others = [...form.querySelectorAll<HTMLElement>('#expiry-field, #cvv-field')];
  for (const field of others) field.hidden = isStoreCard;
  const hint = form.querySelector<HTMLElement>('#store-card');
  if (hint) hint.hidden = !isStoreCard || others.length === 0;
}
