import { expect, it } from 'vitest';
import { refuse } from '#contracts/door.ts';
import type { PageServices } from '#contracts/page.ts';
import { actInCheckout } from './checkout-actions.server.ts';

it('an order whose card others have used up leads to the payment step, and the page is a 429', async () => {
  const message = "This card or account can't be used right now. Please pay another way.";
  const door = async () => refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 3600, message });
  const outcome = await actInCheckout('place', { door } as Partial<PageServices> as PageServices, new FormData());
  expect(outcome).toMatchObject({ kind: 'FAILED', step: 'payment', refusedBy: { code: 'TOO_MANY_REQUESTS' }, errors: [{ message }] });
});
