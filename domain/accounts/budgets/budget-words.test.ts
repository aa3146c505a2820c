import { describe, expect, it } from 'vitest';
import { afterOrderText, leftText, overBudgetTexts } from './budget-words.ts';

const said = (description: string, available: number, after: number) => ({ description, available, after });

describe('what is said of a budget', () => {
  it.each([
    [1000, '$1,000.00 left'],
    [0, '$0.00 left'],
    [-12.5, '$12.50 over'],
  ])('with %d in it is %s', (left, text) => expect(leftText(left)).toBe(text));

  it.each([
    [412, 'After this order, $412.00 left in Front desk'],
    [0, 'After this order, $0.00 left in Front desk'],
  ])('of which an order leaves %d is %s', (after, text) => expect(afterOrderText({ description: 'Front desk', after })).toBe(text));

  it('that an order is over is by how much, what is left, and what can be done', () => {
    expect(overBudgetTexts([said('Laboratory', 50, -42.99)], 'Ann Approver')).toEqual({
      title: 'Over the Laboratory budget by $42.99',
      text: 'Laboratory has $50.00 left. Charge a different budget center, take something out of your cart, or ask Ann Approver for more.',
    });
  });

  it('that was over before the order counts only what the order adds', () => {
    expect(overBudgetTexts([said('Front desk', -2417.57, -2593.05)], 'Ann Approver')).toMatchObject({
      title: 'Over the Front desk budget by $175.48',
      text: expect.stringMatching(/^Front desk is already \$2,417\.57 over\. /) as string,
    });
  });

  it('that is one of several names each', () => {
    expect(overBudgetTexts([said('Art room', 10, -2), said('School office', 0, -3)], undefined)).toEqual({
      title: 'Over 2 budgets: Art room by $2.00, School office by $3.00',
      text: 'Art room has $10.00 left. School office has nothing left. Charge a different budget center, take something out of your cart, or ask whoever keeps your budgets for more.',
    });
  });
});
