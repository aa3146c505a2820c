import { array, assert, integer, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, LINE_HEIGHT } from './fit-text.ts';
import type { TextBox } from './fit-text.ts';

/** Every letter is 60 px wide when set at 100 px. */
const measure = (text: string): number => text.length * 60;
const box = (rest: Partial<TextBox> = {}): TextBox => ({ width: 600, height: 200, maxLines: 1, maxSize: 900, ...rest });

describe('a label with a text', () => {
  it('keeps the letters inside the width', () => {
    expect(fitText('Multipurpose', box(), measure)).toEqual({ lines: ['Multipurpose'], size: (600 / 720) * 100 });
  });

  it('keeps the letters inside the height when the text is short', () => {
    expect(fitText('12', box({ height: 90 }), measure).size).toBe(90);
  });

  it('never sets letters above the largest size wanted', () => {
    expect(fitText('12', box({ maxSize: 40 }), measure).size).toBe(40);
  });

  it('breaks into two lines when that makes the letters larger', () => {
    expect(fitText('Multipurpose Copy Paper', box({ maxLines: 2, height: 300 }), measure).lines).toEqual(['Multipurpose', 'Copy Paper']);
  });

  it('stays on one line when only one is allowed', () => {
    expect(fitText('Multipurpose Copy Paper', box({ height: 300 }), measure).lines).toHaveLength(1);
  });

  it('fits any words into any box', () => {
    const words = array(stringMatching(/^[a-z]{1,14}$/), { minLength: 1, maxLength: 8 }).map((list) => list.join(' '));
    const size = integer({ min: 20, max: 900 });
    assert(property(words, size, size, integer({ min: 1, max: 4 }), (text, width, height, maxLines) => {
      const fitted = fitText(text, { width, height, maxLines, maxSize: 900 }, measure);
      const widest = Math.max(...fitted.lines.map(measure)) * (fitted.size / 100);
      const tall = fitted.size * (1 + (fitted.lines.length - 1) * LINE_HEIGHT);
      return fitted.lines.join(' ') === text && fitted.lines.length <= maxLines && widest <= width + 1e-6 && tall <= height + 1e-6;
    }));
  });
});
