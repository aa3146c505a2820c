import { describe, expect, it } from 'vitest';
import { currentStep, stepState, type StepName } from './checkout-view.ts';

const view = (steps: StepName[], complete: StepName[], suggestion?: undefined) => ({ steps, complete, suggestion });
const ALL: StepName[] = ['address', 'pickup', 'payment', 'review'];

describe('where a shopper is in checkout', () => {
  it('is the first step that is not complete', () => {
    expect(currentStep(view(ALL, []), null)).toBe('address');
    expect(currentStep(view(ALL, ['address', 'pickup']), null)).toBe('payment');
  });

  it('is the review when all is there', () => {
    expect(currentStep(view(ALL, ['address', 'pickup', 'payment']), null)).toBe('review');
  });

  it('is what they want to change, if there is such a step', () => {
    expect(currentStep(view(ALL, ['address', 'pickup', 'payment']), 'address')).toBe('address');
    expect(currentStep(view(['address', 'payment', 'review'], ['address']), 'pickup')).toBe('payment');
    expect(currentStep(view(ALL, ALL.slice(0, 3)), 'elsewhere')).toBe('review');
  });

  it('is the address while a better form of it waits for an answer', () => {
    const entered = { id: '1', name: '', lines: [], phone: undefined, fields: { firstName: '', lastName: '', organizationName: '', address1: '', address2: '', city: '', state: '', zipCode: '', phone: '' } };
    expect(currentStep({ steps: ALL, complete: ['address', 'pickup', 'payment'], suggestion: { suggested: entered, entered } }, null)).toBe('address');
  });
});

describe('a step of checkout', () => {
  it('folds when it is complete, is open when it is current, and waits when it comes later', () => {
    const now = view(ALL, ['address']);
    expect(ALL.map((step) => stepState(now, step, 'pickup'))).toEqual(['done', 'current', 'ahead', 'ahead']);
  });

  it('stays folded while an earlier one is changed', () => {
    const now = view(ALL, ['address', 'pickup', 'payment']);
    expect(ALL.map((step) => stepState(now, step, 'address'))).toEqual(['current', 'done', 'done', 'ahead']);
  });
});
