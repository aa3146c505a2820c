import { data } from 'react-router';
import type { PageServices } from '#contracts/page.ts';

/** For pages of the demo. @throws "not found" in any other shop: there is no such page. */
export function requireDemo({ isDemo }: Pick<PageServices, 'isDemo'>): void {
  if (!isDemo) throw data(null, { status: 404 });
}
