import { describe, expect, it } from 'vitest';
import { addEndState } from './add-end-state.ts';

const line = { lineId: '1', title: 'Gel pens', url: '/product_100002', picture: undefined, addedQty: 1, qty: 1 };
const added = { line, messages: [] };
const limited = (code: string) => ({ line, messages: [{ code, text: '', tone: 'failure' as const }] });

describe('an add that is done', () => {
  it('is shown in an overlay on wide windows [C4-69]', () => {
    expect(addEndState({ outcome: added, breakpoint: 'md', wantsToast: false })).toBe('overlay');
    expect(addEndState({ outcome: added, breakpoint: 'lg', wantsToast: false })).toBe('overlay');
  });

  it('is shown in a drawer on narrow windows [C4-70]', () => {
    expect(addEndState({ outcome: added, breakpoint: 'sm', wantsToast: false })).toBe('drawer');
    expect(addEndState({ outcome: added, breakpoint: 'xs', wantsToast: false })).toBe('drawer');
  });

  it('is shown in a toast when one is asked for [C4-71 C4-75]', () => {
    expect(addEndState({ outcome: added, breakpoint: 'lg', wantsToast: true })).toBe('toast');
  });

  it('is an error when nothing was added [C4-72]', () => {
    expect(addEndState({ outcome: { ...added, line: undefined }, breakpoint: 'lg', wantsToast: false })).toBe('error');
    expect(addEndState({ outcome: { ...added, line: undefined }, breakpoint: 'xs', wantsToast: true })).toBe('error');
  });

  it.each([['QTY_LIMIT_ITEM [C4-76]'], ['QTY_LIMIT_EXCEEDED [C4-77]'], ['EXCEEDS_MAX_LINE_QTY [C4-78]']])(
    'does not pass by in a toast with %s',
    (title) => {
      const [code = ''] = title.split(' ');
      expect(addEndState({ outcome: limited(code), breakpoint: 'lg', wantsToast: true })).toBe('overlay');
      expect(addEndState({ outcome: limited(code), breakpoint: 'xs', wantsToast: true })).toBe('drawer');
    },
  );

  it('stays a toast with any other message', () => {
    expect(addEndState({ outcome: limited('PARTIAL_QTY_AVAILABLE'), breakpoint: 'lg', wantsToast: true })).toBe('toast');
  });
});
