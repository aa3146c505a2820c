import { describe, expect, it } from 'vitest';
import { sizeText } from './documents.ts';
import { wrongOfPdf } from './pdf-check.ts';

const pdf = (inside: string) => `%PDF-1.7\n1 0 obj\n<< ${inside} >>\nendobj\ntrailer\n%%EOF\n`;

describe('a document that somebody sent', () => {
  it('is taken when it shows pages', () => {
    expect(wrongOfPdf(pdf('/Type /Catalog /JSON (x)'))).toBeUndefined();
  });

  it.each([
    ['<html>%PDF-1.7 %%EOF', 'is no PDF'],
    ['', 'is no PDF'],
    ['%PDF-1.7\n1 0 obj', 'its end is missing'],
    [`%PDF-1.7\n%%EOF${' '.repeat(2000)}`, 'its end is missing'],
    [pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'does more than show pages (JavaScript)'],
    [pdf('/S /J#61vaScript'), 'does more than show pages (JavaScript)'],
    [pdf('/S /Launch /F (cmd.exe)'), 'Launch'],
    [pdf('/Names << /EmbeddedFiles 4 0 R >>'), 'EmbeddedFiles'],
    [pdf('/AcroForm << /XFA 3 0 R >>'), 'XFA'],
    [pdf('/Encrypt 5 0 R'), 'is locked'],
  ])('is not taken: %j', (text, why) => {
    expect(wrongOfPdf(text)).toContain(why);
  });
});

it('the size of a file is told as people say it', () => {
  expect([1, 84_400, 999_499, 999_500, 1_234_567, 10_000_000].map(sizeText)).toEqual([
    '1 KB',
    '84 KB',
    '999 KB',
    '1.0 MB',
    '1.2 MB',
    '10.0 MB',
  ]);
});
