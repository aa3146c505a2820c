import { describe, expect, it } from 'vitest';
import { withThousands } from './thousands.ts';

describe('a count', () => {
  it('has commas between its thousands', () => {
    expect([0, 999, 1000, 12_480, 1_000_000].map(withThousands)).toEqual(['0', '999', '1,000', '12,480', '1,000,000']);
  });
});
