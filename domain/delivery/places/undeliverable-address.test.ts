import { describe, expect, it } from 'vitest';
import { isPoBox, isUndeliverable } from './undeliverable-address.ts';

const PLAIN = { isFurniture: false, isSameDay: false, hasSurcharge: false };
const STREET = { address1: '12 Main St', zipCode: '01702' };
const PO_BOX = { address1: 'PO Box 12', zipCode: '01702' };

describe('a post-office box', () => {
  it('is recognised however it is written', () => {
    expect(['PO Box 12', 'P.O. Box 12', 'p. o. box 12', 'POBox 12', 'Post Office Box 12'].every(isPoBox)).toBe(true);
    expect(['12 Main St', '5 Boxwood Ln', '3 Po St', '1 Depot Box Rd'].some(isPoBox)).toBe(false);
  });

  it('takes plain goods, but neither furniture nor same-day nor surcharge goods', () => {
    expect(isUndeliverable(PO_BOX, [PLAIN])).toBe(false);
    expect(isUndeliverable(PO_BOX, [PLAIN, { ...PLAIN, isFurniture: true }])).toBe(true);
    expect(isUndeliverable(PO_BOX, [{ ...PLAIN, isSameDay: true }])).toBe(true);
    expect(isUndeliverable(PO_BOX, [{ ...PLAIN, hasSurcharge: true }])).toBe(true);
  });

  it('counts on the second line, too', () => {
    expect(isUndeliverable({ ...STREET, address2: 'P.O. Box 9' }, [{ ...PLAIN, isFurniture: true }])).toBe(true);
  });
});

describe('an address that cannot be served', () => {
  it('is any on Guam and the Pacific islands', () => {
    expect(isUndeliverable({ ...STREET, zipCode: '96910' }, [PLAIN])).toBe(true);
    expect(isUndeliverable({ ...STREET, zipCode: '96899' }, [PLAIN])).toBe(false);
    expect(isUndeliverable({ ...STREET, zipCode: '97001' }, [PLAIN])).toBe(false);
  });

  it('is none when nothing is shipped to it', () => {
    expect(isUndeliverable({ ...PO_BOX, zipCode: '96910' }, [])).toBe(false);
  });

  it('is no street', () => {
    expect(isUndeliverable(STREET, [{ isFurniture: true, isSameDay: true, hasSurcharge: true }])).toBe(false);
  });
});
