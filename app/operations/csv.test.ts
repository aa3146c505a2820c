import { expect, it } from 'vitest';
import { csvFile, csvText } from './csv.ts';

it('rows are written so that no cell ends another or is a formula', () => {
  expect(
    csvText([
      ['Words', 'Visitors'],
      ['a "b", c\nd', 3],
      ['=1+1', -2],
      ['-137.09', '-1.5'],
      ['@x', '+1'],
      ['＝1', 'a;=1'],
    ]),
  ).toBe('"Words","Visitors"\r\n"a ""b"", c\nd","3"\r\n"\'=1+1","-2"\r\n"-137.09","-1.5"\r\n"\'@x","\'+1"\r\n"\'＝1","a;\'=1"\r\n');
  expect(csvText([])).toBe('');
});

it('a file is saved under its name, and kept nowhere else', async () => {
  const file = csvFile('synonyms.csv', [['grey', 'gray']]);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="synonyms.csv"');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(await file.text()).toBe('"grey","gray"\r\n');
});
