import type { Page } from 'playwright-core';
import type { LiveShop } from '../browser.ts';
import { signedIn } from '../shop-changes.ts';
import { browseAs } from './in-checkout.ts';

/** A browser of its own in which somebody is signed in. */
export async function openAs(live: LiveShop, email: string, options: Parameters<LiveShop['open']>[0] = {}): Promise<Page> {
  const page = await live.open(options);
  const base = options.host === undefined ? live.base : live.base.replace('localhost', options.host);
  await browseAs(page, await signedIn(live.site, email), base);
  return page;
}
