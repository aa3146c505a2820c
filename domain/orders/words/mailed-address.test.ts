import { describe, expect, it } from 'vitest';
import { mailedAddress } from './mailed-address.ts';

const GAIL = {
  firstName: 'Gail',
  lastName: 'Guest',
  organizationName: '',
  address1: '12 Main St',
  address2: '',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
};

describe('an address in a mail', () => {
  it.each([
    [{}, ['Gail Guest', '12 Main St', 'Framingham, MA 01702']],
    [
      { organizationName: 'Smith & Sons, Inc.', address2: 'Apt. 4-B, c/o O’Neil' },
      ['Gail Guest', 'Smith & Sons, Inc.', '12 Main St', 'Apt. 4-B, c/o O’Neil', 'Framingham, MA 01702'],
    ],
    [
      { firstName: 'Łukasz 株', lastName: 'de la Cruz-García Jr.' },
      ['Łukasz 株 de la Cruz-García Jr.', '12 Main St', 'Framingham, MA 01702'],
    ],
    [{ address1: 'PO Box 12345', city: 'Winston-Salem' }, ['Gail Guest', 'PO Box 12345', 'Winston-Salem, MA 01702']],
    [
      { address1: '1600 Pennsylvania Ave. NW, Suite 1200' },
      ['Gail Guest', '1600 Pennsylvania Ave. NW, Suite 1200', 'Framingham, MA 01702'],
    ],
  ])('is told as it was written: %j', (changes, lines) => {
    expect(mailedAddress({ ...GAIL, ...changes })).toEqual(lines);
  });

  it.each([
    { firstName: 'Your card was charged $999' },
    { lastName: 'Call 617-555-0000' },
    { firstName: 'Order 4711' },
    { address1: 'Call 617 555 0000 to cancel' },
    { address1: '12 Main St, <b>Call</b> us' },
    { address2: 'evil.live/x' },
    { address2: 'www evil dot com' },
    { organizationName: 'Is this not yours? Write to a@evil.example' },
    { address1: 'You were charged 999 dollars' },
    { city: 'Win a prize!' },
    { city: '６１７－５５５－００００' },
    { address2: 'a letter of more than sixty characters that goes on and on without an end' },
  ])('is not told where it reads like a message: %j', (changes) => {
    expect(mailedAddress({ ...GAIL, ...changes })).toBeUndefined();
  });
});
