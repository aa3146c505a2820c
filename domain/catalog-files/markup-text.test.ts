import { describe, expect, it } from 'vitest';
import { textOfMarkup } from './markup-text.ts';

describe('the text of a description in HTML', () => {
  it.each([
    ['<p>Sturdy&nbsp;pot.</p><p>For plants</p>', 'Sturdy pot.\nFor plants'],
    ['<ul><li>One</li><li>Two &amp; three</li></ul>', '• One\n• Two & three'],
    ['3 &lt; 4<br/>4 &#62; 3 &#x2014; so', '3 < 4\n4 > 3 — so'],
    ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
    ['plain', 'plain'],
    ['&unknown; &copy;', '&unknown; ©'],
  ])('%j is %j', (markup, text) => expect(textOfMarkup(markup)).toBe(text));

  it('has nothing that a browser would carry out, and nothing that stands in a program', () => {
    expect(textOfMarkup('a<script>alert(1)</script>b<style>p{}</style>c<!-- d -->e<iframe src="x">f</iframe>')).toBe('a b c e');
    expect(textOfMarkup('a<script>alert(1)')).toBe('a');
    expect(textOfMarkup('<img src=x onerror=alert(1)>a<svg onload=alert(1)>')).toBe('a');
  });

  it('leaves what was meant as text as text', () => {
    expect(textOfMarkup('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('<script>alert(1)</script>');
    expect(textOfMarkup('&#0;&#7;&#xd800;a')).toBe('a');
  });

  it('takes no longer for a hostile one', () => {
    const started = performance.now();
    for (const hostile of [
      '<script'.repeat(20_000),
      '<!--'.repeat(20_000),
      '&#'.repeat(20_000),
      '<a '.repeat(20_000),
      '\n '.repeat(20_000),
    ])
      textOfMarkup(hostile);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
