import { describe, expect, it } from 'vitest';
import { itemNotice } from './item-notice.ts';

describe('the notice of an item', () => {
  it('says that it is no longer made, whatever else is true [C8-121 S9-44]', () => {
    expect(itemNotice({ isDiscontinued: true, limitPerOrder: 3, hasNewPackaging: true })).toBe('Discontinued');
  });

  it('says that it is given away [C8-126 S9-44]', () => {
    expect(itemNotice({ isFreeSample: true, limitPerOrder: 1 })).toBe('Free Sample');
  });

  it('says that only so many are sold to one [C8-122 S9-44]', () => {
    expect(itemNotice({ limitPerOrder: 3, hasNewPackaging: true })).toBe('Limited Quantities');
  });

  it('says that it looks different than before [C8-123 S9-44]', () => {
    expect(itemNotice({ hasNewPackaging: true })).toBe('New Packaging!');
  });

  it('is none for a plain item', () => {
    expect(itemNotice({})).toBeUndefined();
    expect(itemNotice({ isDiscontinued: false, isFreeSample: false, hasNewPackaging: false })).toBeUndefined();
  });
});
