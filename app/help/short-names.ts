import { aboutPath, helpPath } from './help-topics.ts';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';

/** Addresses that people type themselves, and the pages that they mean. */
const SHORT_NAMES: Readonly<Record<string, (tenant: Tenant) => string>> = {
  cart: cartPath,
  basket: cartPath,
  checkout: () => PATHS.checkout,
  deals: () => PATHS.deals,
  sale: () => PATHS.deals,
  login: () => PATHS.signIn,
  signin: () => PATHS.signIn,
  register: () => PATHS.register,
  orders: () => PATHS.orders,
  account: () => PATHS.orders,
  track: () => ACCOUNT_PATHS.findOrder,
  returns: () => helpPath('returns'),
  shipping: () => helpPath('delivery'),
  contact: () => helpPath('contact'),
  privacy: () => aboutPath('privacy'),
  terms: () => aboutPath('terms'),
  accessibility: () => aboutPath('accessibility'),
  careers: () => aboutPath('careers'),
};

/** The page that a short address means, such as /cart; undefined: it is none. */
export function shortNamed(name: string, tenant: Tenant): string | undefined {
  return Object.hasOwn(SHORT_NAMES, name) ? SHORT_NAMES[name]?.(tenant) : undefined;
}
