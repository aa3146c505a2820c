import { describe, expect, it } from 'vitest';
import { textIn, textsIn, wantsPage } from './form-request.ts';

const asking = (accept?: string) => new Request('http://shop.example/', { headers: accept === undefined ? {} : { accept } });

describe('who sent a form', () => {
  it('is the browser itself when it waits for a page', () => {
    expect(wantsPage(asking('text/html,application/xhtml+xml,*/*;q=0.8'))).toBe(true);
    expect(wantsPage(asking('*/*'))).toBe(false);
    expect(wantsPage(asking())).toBe(false);
  });
});

describe('the fields of a form', () => {
  it('are texts, or nothing', () => {
    const form = new FormData();
    form.append('a', '1');
    form.append('a', '2');
    form.append('file', new File(['x'], 'x.txt'));
    expect([textIn(form, 'a'), textIn(form, 'b'), textIn(form, 'file')]).toEqual(['1', '', '']);
    expect([textsIn(form, 'a'), textsIn(form, 'file')]).toEqual([['1', '2'], []]);
  });
});
