import { describe, expect, it } from 'vitest';
import { synonymKey, synonymProblem } from './synonym-rules.ts';

const kinds = new Map(['marker', 'pen'].map((key) => [key, [key]]));
const problem = (said: string, means: string, isNear = true) => synonymProblem({ said, means: [means], isNear }, { kinds })?.field;

describe('a synonym', () => {
  it('of what is not carried is of no thing that is, and comes near to one', () => {
    expect(problem('sharpie', 'markers')).toBeUndefined();
    expect(problem('pens', 'marker')).toBe('said');
    expect(problem('sharpie', 'crayons')).toBe('means');
    expect(problem('pens', 'crayons', false)).toBeUndefined();
  });

  it('is the same as another that is looked up alike', () => {
    expect(synonymKey('Grey papers')).toBe(synonymKey('grey paper'));
    expect(synonymKey('white board')).toBe(synonymKey('whiteboards'));
    expect(synonymKey('grey paper')).not.toBe(synonymKey('gray paper'));
  });
});
