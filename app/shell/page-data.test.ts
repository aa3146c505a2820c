import { expect, it } from 'vitest';
import { AUTOCOMPLETE } from '#domain/search/autocomplete-config.ts';
import { markOf } from '#app/visit/visit-marks.ts';
import { pageDataOf, type PageTransfer } from './page-data.ts';

const TRANSFER: PageTransfer = {
  tenant: 'dotcom',
  brandName: 'Foolscap',
  origin: 'http://localhost',
  isDemo: true,
  parentOrigins: [],
  autocomplete: AUTOCOMPLETE.dotcom,
  isInProcurement: false,
  siteMenus: '{}',
  menu: '',
  visit: undefined,
  shape: undefined,
};
const SAM = {
  user: { firstName: 'Sam', initials: 'SS', accountName: undefined, customerNumber: undefined, rewardsNumber: undefined },
  cart: undefined,
  contextToken: 'T1',
  zip: '01701',
};

it('a page that is made for one visitor knows whose it is', () => {
  const page = pageDataOf({ ...TRANSFER, visit: SAM });
  expect(page.visit()).toBe(SAM);
  expect(page).toMatchObject({ isForMany: false, shown: { user: { firstName: 'Sam' }, zip: '01701' } });
});

it('a page that is made for many shows marks, and whoever asks on the server whose it is hears that it is nobody’s', () => {
  const page = pageDataOf({ ...TRANSFER, shape: { isSignedIn: true, hasAccountName: false, hasZip: true } });
  expect(page.shown).toMatchObject({ user: { firstName: markOf('firstName'), accountName: undefined }, zip: markOf('zip') });
  expect(() => page.visit()).toThrow('whose visit');
});
