import { describe, expect, it } from 'vitest';
import { ownPicture, ownPictureName } from './own-picture.ts';

const ID = '0123456789abcdef0123456789abcdef';

describe('the name of a picture that came with a file', () => {
  it('says where its files are and what color stands there until they have come', () => {
    expect(ownPicture(ownPictureName(ID, '#1b55c9'))).toEqual({ id: ID, key: `shop/${ID}`, color: '#1b55c9' });
  });

  it('is no other name', () => {
    for (const name of [
      '',
      'stapler/black',
      `shop/${ID}`,
      `shop/${ID}-red`,
      `shop/../${ID}-1b55c9`,
      `shop/${ID}-1b55c9/x`,
      `x/shop/${ID}-1b55c9`,
    ])
      expect(ownPicture(name)).toBeUndefined();
  });
});
