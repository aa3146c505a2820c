import { describe, expect, it } from 'vitest';
import { BREAKPOINTS } from '#domain/navigation/breakpoints.ts';
import { addEndState, surfaceOf, type AddContext } from './add-end-state.ts';

const outcome: AddContext['outcome'] = { asked: 1, isDone: true, messages: [], missed: [], replacements: [] };
const base: AddContext = { outcome, breakpoint: 'lg', isNewExperience: false, wantsToast: false, isToldByForm: false, wantsCart: false };
const shown = (code: string) => ({ code, text: '', tone: 'warning' as const });
const dearer = {
  lineId: '1',
  originalItemId: '2',
  message: shown('REPLACEMENT'),
  mustBeSeen: true,
  before: { title: '', price: '' },
  now: { title: '', price: '', picture: undefined },
};

describe('an add that is done', () => {
  it('is shown in an overlay on wide windows [C4-69]', () => {
    expect(addEndState({ ...base, breakpoint: 'md' })).toBe('overlay');
    expect(addEndState({ ...base, breakpoint: 'lg' })).toBe('overlay');
  });

  it('is shown in a drawer on narrow windows and in the new experience [C4-70]', () => {
    expect(addEndState({ ...base, breakpoint: 'sm' })).toBe('drawer');
    expect(addEndState({ ...base, breakpoint: 'xs' })).toBe('drawer');
    expect(addEndState({ ...base, isNewExperience: true })).toBe('drawer');
  });

  it('is shown in a toast when one is asked for [C4-71 C4-75]', () => {
    expect(addEndState({ ...base, wantsToast: true })).toBe('toast');
  });

  it('is shown in a toast when several items were asked for [C4-74]', () => {
    expect(addEndState({ ...base, outcome: { ...outcome, asked: 2 } })).toBe('toast');
    expect(addEndState({ ...base, outcome: { ...outcome, asked: 1 } })).not.toBe('toast');
  });

  it('leads to the cart when the caller asks for it, whatever else is asked [C4-68]', () => {
    expect(addEndState({ ...base, wantsCart: true, wantsToast: true })).toBe('redirect');
  });

  it('is an error when nothing was added, even if the cart was asked for [C4-72]', () => {
    const nothing = { ...outcome, isDone: false };
    expect(addEndState({ ...base, outcome: nothing })).toBe('error');
    expect(addEndState({ ...base, outcome: nothing, wantsToast: true, wantsCart: true })).toBe('error');
  });

  it('is left to the form that says why nothing was added, and no surface covers what it says was not', () => {
    const missed = [{ itemId: '1', qty: 1, message: shown('SKU_INVALID'), suggestions: [] }];
    expect(addEndState({ ...base, isToldByForm: true, outcome: { ...outcome, isDone: false, missed } })).toBe('form');
    expect(addEndState({ ...base, isToldByForm: true, outcome: { ...outcome, missed } })).toBe('toast');
    expect(addEndState({ ...base, isToldByForm: true })).toBe('overlay');
  });

  it.each([['QTY_LIMIT_ITEM [C4-76]'], ['QTY_LIMIT_EXCEEDED [C4-77]'], ['EXCEEDS_MAX_LINE_QTY [C4-78]']])(
    'does not pass by in a toast with %s',
    (title) => {
      const [code = ''] = title.split(' ');
      const limited = { ...base, outcome: { ...outcome, messages: [shown(code)] }, wantsToast: true };
      expect(addEndState(limited)).toBe('overlay');
      expect(addEndState({ ...limited, breakpoint: 'xs' })).toBe('drawer');
      const missed = { ...outcome, asked: 2, missed: [{ itemId: '1', qty: 1, message: shown(code), suggestions: [] }] };
      expect(addEndState({ ...base, outcome: missed })).toBe('overlay');
    },
  );

  it('stays a toast with any other message', () => {
    expect(addEndState({ ...base, outcome: { ...outcome, messages: [shown('PARTIAL_QTY_AVAILABLE')] }, wantsToast: true })).toBe('toast');
  });

  it('ends in one of five ways, whatever comes together [C4-73]', () => {
    const ends = ['redirect', 'error', 'toast', 'drawer', 'overlay'];
    const seen = new Set<string>();
    for (const breakpoint of BREAKPOINTS)
      for (let bits = 0; bits < 32; bits += 1) {
        const [isDone, wantsToast, wantsCart, isNewExperience, isLimited] = [1, 2, 4, 8, 16].map((bit) => (bits & bit) > 0);
        seen.add(
          addEndState({
            outcome: { ...outcome, isDone: isDone === true, messages: isLimited === true ? [shown('QTY_LIMIT_ITEM')] : [] },
            breakpoint,
            wantsToast: wantsToast === true,
            isToldByForm: false,
            wantsCart: wantsCart === true,
            isNewExperience: isNewExperience === true,
          }),
        );
      }
    expect([...seen].toSorted()).toEqual(ends.toSorted());
  });
});

describe('a replacement that costs more', () => {
  it('comes up as a modal, also where a toast was asked for [C2-27]', () => {
    const replaced = { ...outcome, replacements: [dearer] };
    expect(addEndState({ ...base, outcome: replaced, wantsToast: true })).toBe('overlay');
    expect(surfaceOf('overlay', replaced)).toBe('modal');
    expect(surfaceOf('drawer', replaced)).toBe('modal');
  });

  it('is shown like anything else when it does not', () => {
    const replaced = { ...outcome, replacements: [{ ...dearer, mustBeSeen: false }] };
    expect(surfaceOf('overlay', replaced)).toBe('overlay');
    expect(surfaceOf('error', { replacements: [dearer] })).toBe('error');
  });
});
