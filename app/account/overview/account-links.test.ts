import { describe, expect, it } from 'vitest';
import { accountLinks } from './account-links.ts';

const item = (text: string, url: string, more: object = {}) => ({ id: text, text, url, ...more });
const linksOf = (...given: Parameters<typeof accountLinks>) =>
  Object.fromEntries(accountLinks(...given).map(({ part, links }) => [part, links.map(({ text }) => text)]));

describe('what there is of an account', () => {
  const menu = [
    item('Your account', '/account'),
    item('Your orders', '/account/orders', { actionIcon: 'package' }),
    item('Ship-to address', '/account/ship-to'),
    item('Add a ship-to', '/account/ship-to', { actionType: 'drawer', action: 'ADD_SHIP_TO' }),
    item('Call us', ''),
    item('Sign out', '/sign-out', { actionType: 'submit' }),
  ];

  it('is what the menu leads to, each place once, and what stands only here; nothing that is done by a press', () => {
    expect(linksOf(menu)).toEqual({
      'Orders and products': ['Your orders', 'Buy again', 'Your reviews', 'Questions and answers', 'Auto-restock', 'Email alerts'],
      'Paying and delivery': ['Ship-to address'],
    });
  });

  it('has Buy now for who keeps cards to pay with', () => {
    expect(linksOf([item('Saved cards', '/account/cards')])['Paying and delivery']).toEqual(['Saved cards', 'Buy now']);
  });

  it('begins with the organization for who administers it', () => {
    const [first] = accountLinks([
      item('Your orders', '/account/orders'),
      item('Budgets', '/account/budgets'),
      item('Your organization', '/organization/people'),
    ]);
    expect([first?.part, first?.links.map(({ text }) => text)]).toEqual([
      'Your organization',
      ['People', 'Units', 'Buying rules', 'Approval rules', 'Change log', 'Budgets'],
    ]);
    expect(linksOf([item('Budgets', '/account/budgets')])['Paying and delivery']).toEqual(['Budgets']);
  });

  it('has the data of who has a profile of their own', () => {
    const links = linksOf([item('Your profile', '/account/profile')]);
    expect(links['Orders and products']?.at(-1)).toBe('Email preferences');
    expect(links['Sign-in and security']).toEqual(['Your profile', 'Passkeys', 'Your data']);
    expect(linksOf([])['Sign-in and security']).toBe(undefined);
  });

  it('takes in what a shop has put into its menu, without words of ours', () => {
    const [part] = accountLinks([item('Marketing', '/landing/marketing')]).slice(-1);
    expect(part).toEqual({
      part: 'For your work',
      links: [{ text: 'Marketing', url: '/landing/marketing', icon: 'user', says: undefined }],
    });
  });

  it('leaves out what cannot be opened now, and headings of nothing', () => {
    const printers = item('Our printers', '/account/printers');
    const given = [printers, item('Your profile', '/account/profile'), item('Quotes', '/quotes')];
    const links = accountLinks(given, (url) => url === '/account/printers');
    expect(links.map(({ part, links: ones }) => [part, ones.map(({ url }) => url)])).toEqual([
      ['Orders and products', ['/account/printers']],
    ]);
  });
});
