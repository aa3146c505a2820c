import { brandName, type CardBrand } from '../cards/card-number.ts';
import { constantMarkup, html, type Html } from './html.ts';

const BRANDS: readonly CardBrand[] = ['VISA', 'MASTER_CARD', 'AMEX', 'DISCOVER', 'STORE_CARD'];

/** Drawn here, so that the frame loads nothing from anywhere. */
const DRAWINGS: Record<CardBrand, string> = {
  VISA: `<rect width="42" height="26" rx="4" fill="#1a3a8f"/>
    <text x="21" y="18" fill="#fff" font-size="13" font-weight="800" font-style="italic" text-anchor="middle">VISA</text>`,
  MASTER_CARD: `<rect width="42" height="26" rx="4" fill="#23262d"/>
    <circle cx="17" cy="13" r="8" fill="#e0322c"/><circle cx="25" cy="13" r="8" fill="#f39a1f" fill-opacity=".88"/>`,
  AMEX: `<rect width="42" height="26" rx="4" fill="#1f72b8"/>
    <text x="21" y="17.5" fill="#fff" font-size="11" font-weight="800" text-anchor="middle">AMEX</text>`,
  DISCOVER: `<rect x=".5" y=".5" width="41" height="25" rx="4" fill="#fff" stroke="#8a8578"/>
    <text x="21" y="15" fill="#1d2433" font-size="6.6" font-weight="800" text-anchor="middle">DISCOVER</text>
    <path d="M14 25.5C26 24 36 20.5 41.5 16.5V21.5a4 4 0 0 1-4 4Z" fill="#ef7a1a"/>`,
  STORE_CARD: `<rect width="42" height="26" rx="4" fill="#1f4a3d"/>
    <path d="M15 5.5h8.5l4.5 4.5v10.5h-13z" fill="#f7f4ec"/><path d="M23.5 5.5v4.5h4.5z" fill="#f2c94c"/>`,
};

/** The marks of all brands, each hidden until its brand is typed. */
export function brandMarks(): Html[] {
  return BRANDS.map(
    (brand) =>
      html`<span class="brand" data-brand="${brand}" data-name="${brandName(brand)}" hidden
        ><svg viewBox="0 0 42 26" aria-hidden="true" focusable="false">${constantMarkup(DRAWINGS[brand])}</svg></span
      >`,
  );
}
