import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { membershipChoice, MembershipTable } from './membership-table.tsx';

const member = (itemId: string, priceValue: number | null) =>
  membershipChoice({
    itemId,
    title: `Membership ${itemId}`,
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
    expect(html).toContain('5 orders a year below $35.00, by shipping alone');
    expect(html).toContain('31 orders a year');
    expect(html).toContain('<th scope="col">Without</th>');
    expect(html).toContain('href="/product_2"');
    expect(html).not.toContain('href="/product_1"');
    expect(html).not.toContain('Level');
  });

  it('say nothing of a price that nobody knows, and are not there without another', () => {
    expect(shown(member('1', null))).toContain('–');
    expect(shown()).toBe('');
  });
});
