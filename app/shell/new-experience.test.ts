import { describe, expect, it } from 'vitest';
import { isNewExperience } from './new-experience.ts';

describe('the new experience', () => {
  it('is on its own pages', () => {
    expect(isNewExperience('/cc/sparq/cart', '')).toBe(true);
    expect(isNewExperience('/cc/mmx/cart', '')).toBe(false);
  });

  it('is wherever its drawers are switched on by cookie [C2-55]', () => {
    expect(isNewExperience('/', 'zipcode=01702; ccdrawers=true')).toBe(true);
    expect(isNewExperience('/', 'ccdrawers=false')).toBe(false);
    expect(isNewExperience('/', 'xccdrawers=true')).toBe(false);
  });
});
