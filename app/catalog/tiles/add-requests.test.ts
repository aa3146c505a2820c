import { afterEach, describe, expect, it } from 'vitest';
import { currentAdds, forgetAdd, isAddInFlight, markAdded, phaseOf, requestAdd, subscribeToAdds } from './add-requests.ts';

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

  it('raise the flag when one starts and take it down when it is done [C4-80 C4-82]', () => {
    expect(isAddInFlight()).toBe(false);
    requestAdd(formFor('1'));
    requestAdd(formFor('2'));
    expect(isAddInFlight()).toBe(true);
    for (const { key } of currentAdds()) {
      expect(isAddInFlight()).toBe(true);
      markAdded(key);
    }
    expect(isAddInFlight()).toBe(false);
  });

  it('take the flag down when one fails [C4-81 S4-37]', () => {
    requestAdd(formFor('1'));
    expect(isAddInFlight()).toBe(true);
    for (const { key } of currentAdds()) forgetAdd(key);
    expect(isAddInFlight()).toBe(false);
  });

  it('may be of a coupon alone', () => {
    const form = new FormData();
    form.append('itemId', '');
    form.append('coupon', 'ITEM10');
    requestAdd(form);
    expect(currentAdds()).toHaveLength(1);
  });

  it('are none for a form that names no item', () => {
    requestAdd(new FormData());
    expect(currentAdds()).toEqual([]);
  });
});
