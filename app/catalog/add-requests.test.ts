import { afterEach, describe, expect, it } from 'vitest';
import { currentAdds, forgetAdd, markAdded, phaseOf, requestAdd, subscribeToAdds } from './add-requests.ts';

const formFor = (itemId: string) => {
  const form = new FormData();
  form.append('itemId', itemId);
  form.append('qty', '1');
  return form;
};

afterEach(() => {
  for (const { key } of currentAdds()) forgetAdd(key);
});

describe('adds that are under way', () => {
  it('are followed each by itself, also two of one item', () => {
    requestAdd(formFor('1'));
    requestAdd(formFor('2'));
    requestAdd(formFor('1'));
    expect(currentAdds().map(({ itemId }) => itemId)).toEqual(['1', '2', '1']);
    expect(new Set(currentAdds().map(({ key }) => key)).size).toBe(3);
  });

  it('say how far the latest of an item is', () => {
    requestAdd(formFor('1'));
    expect(phaseOf('1')).toBe('adding');
    expect(phaseOf('2')).toBeUndefined();
    for (const { key } of currentAdds()) markAdded(key);
    expect(phaseOf('1')).toBe('added');
    requestAdd(formFor('1'));
    expect(phaseOf('1')).toBe('adding');
  });

  it('tell whoever listens, and nobody who has stopped', () => {
    let calls = 0;
    const stop = subscribeToAdds(() => {
      calls += 1;
    });
    requestAdd(formFor('1'));
    stop();
    requestAdd(formFor('2'));
    expect(calls).toBe(1);
  });

  it('are none for a form that names no item', () => {
    requestAdd(new FormData());
    expect(currentAdds()).toEqual([]);
  });
});
