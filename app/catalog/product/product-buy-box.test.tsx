import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ProductDetails } from '#contracts/catalog.ts';
import { A_PRODUCT } from './a-product.test-builder.ts';
import { ADD_FORM_ID, ProductBuyBox, ProductPrice } from './product-buy-box.tsx';
import { productView } from './product-view.ts';

const pageOf = (differences: Partial<ProductDetails>) => {
  const product = productView({ ...A_PRODUCT, ...differences });
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <ProductBuyBox
          product={product}
          quantity={{ qty: 1, follow: undefined }}
          buyNow={
            <button type="submit" form={ADD_FORM_ID}>
              Buy now
            </button>
          }
        />
      ),
    },
  ]);
  return renderToString(<RouterProvider router={router} />);
};

describe('Buy now beside a product', () => {
  it('sends the form that adds it', () => {
    const page = pageOf({});
    expect(page).toContain('Buy now');
    expect(page).toContain(`<form id="${ADD_FORM_ID}"`);
  });

  it.each(['BUSINESS_CARD', 'GIFT_BY_EMAIL'] as const)('is not there where the item asks something first (%s)', (personalKind) => {
    const page = pageOf({ personalKind });
    expect(page).toContain('Add to cart');
    expect(page).not.toContain('Buy now');
  });
});

it('a limit of an item is told beside its price before anything is added', () => {
  const product = productView({ ...A_PRODUCT, additionalMsg: 'Limited Quantities: 3 per order' });
  expect(renderToString(<ProductPrice product={product} qty={1} />)).toContain('Limited Quantities: 3 per order');
});

describe('how it comes', () => {
  it('is no question where it comes in one way alone, and is sent with the form all the same', () => {
    const pickup = { ...A_PRODUCT.pickup, isOffered: false, isAvailable: false };
    const one = pageOf({ pickup });
    expect(one).not.toContain('How would you like to get it?');
    expect(one).toContain('<input type="hidden" name="deliveryType" value="STA"/>');
    expect(pageOf({})).toContain('How would you like to get it?');
  });
});

it('returns are spoken of where something can be sent back', () => {
  expect(pageOf({})).toContain('Returns at any time');
  expect(pageOf({ isReturnable: false })).not.toContain('Returns at any time');
});
