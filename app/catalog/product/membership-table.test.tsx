import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { membershipChoice, MembershipTable } from './membership-table.tsx';

const member = (itemId: string, priceValue: number | null) =>
  membershipChoice({
    itemId,
    title: `Foolscap Tier ${itemId} Membership, 1 Year`,
    brand: 'Foolscap',
    url: `/product_${itemId}`,
    priceValue,
    specifications: [
      ['Shipping', 'Free, no minimum'],
      ['Level', 'Premium'],
    ],
  });
const shown = (...choices: ReturnType<typeof member>[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MembershipTable itemId="1" choices={choices} />
    </MemoryRouter>,
  );

describe('memberships side by side', () => {
  it('say what each gives, costs and after how many small orders it pays for itself, beside none', () => {
    const html = shown(member('1', 49), member('2', 299));
    expect(html).toContain('Free, no minimum');
    expect(html).toContain('5 small orders');
    expect(html).toContain('31 small orders');
    expect(html).toContain('A small order is one below $35.00: without a membership its shipping is $9.95.');
    expect(html).toContain('<th scope="col">No membership</th>');
    expect(html).toContain('Tier 1<small>This one</small>');
    expect(html).toContain('>Tier 2</a>');
    expect(html).toContain('href="/product_2"');
    expect(html).not.toContain('href="/product_1"');
    expect(html).not.toContain('Level');
  });

  it('say nothing of a price that nobody knows, and are not there without another', () => {
    expect(shown(member('1', null))).toContain('–');
    expect(shown()).toBe('');
  });
});
