import { expect, it } from 'vitest';
import { contactSheet } from './contact-sheet.ts';

it('shows each picture with its caption as text', () => {
  const html = contactSheet('paper', [{ source: 'data:,a', caption: '8.5" x 11" <Paper> & more' }]);
  expect(html).toContain('<img src="data:,a"');
  expect(html).toContain('8.5&quot; x 11&quot; &lt;Paper> &amp; more');
  expect(html).toContain('paper: 1');
});
