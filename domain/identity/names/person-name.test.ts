import { describe, expect, it } from 'vitest';
import { isPersonName, nameErrors } from './person-name.ts';

describe('the name of a person', () => {
  it.each(['Ann', 'J.R.', 'St. John', 'O’Neill-Smith', 'María José', 'Dr. Bo, Jr.', '李', 'Jean-Luc 2nd'])('is %s [T40]', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    'https://evil.example',
    'evil.example',
    'www.evil',
    'ann@evil.example',
    'a\u0000b',
    'a\u202Eb',
    'a\nb',
    'Click//now',
    'Go to evil.co today',
  ])('is not what a mail could make a link of, nor what hides something: %j [T40]', (name) => {
    expect(isPersonName(name)).toBe(false);
  });

  it('is asked for, and told where it is wrong [T40]', () => {
    expect(nameErrors({ firstName: '', lastName: 'evil.com' })).toEqual([
      { field: 'firstName', code: 'REQUIRED', message: 'Please enter a first name' },
      { field: 'lastName', code: 'INVALID', message: 'Please enter a name without web or email addresses' },
    ]);
    expect(nameErrors({ firstName: 'Ann', lastName: 'Approver' })).toEqual([]);
  });
});
