import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FailedCart } from './cart-states.tsx';

describe('a cart that could not be read', () => {
  it('says so, that nothing is lost, and how to go on [C8-77]', () => {
    const router = createMemoryRouter([{ path: '/', element: <FailedCart /> }]);
    const page = renderToString(<RouterProvider router={router} />);
    expect(page).toContain('Oops, something went wrong on our side. Please refresh the page to continue.');
    expect(page).toContain('Your items are safe.');
    expect(page).toContain('Refresh the page</a>');
  });
});
