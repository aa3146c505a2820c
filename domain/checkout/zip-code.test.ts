import { describe, expect, it } from 'vitest';
import { FIVE_DIGITS, readZip, ZIP_ERROR_TEXT, zipEntry, zipOfBrowser, zipOfCookie } from './zip-code.ts';

describe('a zip code', () => {
  it.each(['01702', '01702-1234', ' 01702 '])('is accepted: "%s"', (zip) => {
    expect(readZip(zip)).toBe(zip.trim());
    expect(readZip(zip, 'USA')).toBe(zip.trim());
  });

  it.each(['', '0170', '017021', '01702-', '01702-123', '01702-12345', '017021234', '0170a', '01702 1234', 'K1A 0B1'])(
    'is refused: "%s"',
    (zip) => {
      expect(readZip(zip)).toBeUndefined();
    },
  );

  it('without an address is five digits', () => {
    expect(['01702', '99999'].filter((text) => !FIVE_DIGITS.test(text))).toEqual([]);
    expect(['', '1702', '017020', '01702-1', 'abcde', '01702\n', '٠١٧٠٢'].filter((text) => FIVE_DIGITS.test(text))).toEqual([]);
  });

  it('may be a postal code in Canada only', () => {
    expect(readZip('K1A 0B1', 'CA')).toBe('K1A 0B1');
    expect(readZip('k1a0b1', 'CA')).toBe('K1A 0B1');
    expect(readZip('01702', 'CA')).toBeUndefined();
    expect(readZip('K1A-0B1', 'CA')).toBeUndefined();
    expect(readZip('KAA 0B1', 'CA')).toBeUndefined();
  });

  it('that is wrong says "Invalid zip code" [C5-59]', () => {
    expect(ZIP_ERROR_TEXT).toBe('Invalid zip code');
  });
});

describe('the cookie that remembers where to deliver', () => {
  it.each(['00501', '01702', '01702-1234', '99950', '99950-0001'])('holds a ZIP: %s', (text) => {
    expect(zipOfCookie(text)).toBe(text);
  });

  it.each([undefined, '', '00000', '00500', '00500-9999', '99951', '99999', '1e309', '<b>'])('holds none: %s', (text) => {
    expect(zipOfCookie(text)).toBeUndefined();
  });
});

describe('what was said of it in the last day', () => {
  const now = new Date('2026-11-28T10:00:00Z');
  const after = (ms: number) => new Date(now.getTime() + ms);
  const said = { zipcode: '10001', zipentry: zipEntry('02116', now) };

  it('goes before what the browser remembers, and a day later no more [S3-41 C9-12 S9-59]', () => {
    expect(zipOfBrowser(said, now)).toBe('02116');
    expect(zipOfBrowser(said, after(86_399_999))).toBe('02116');
    expect(zipOfBrowser(said, after(86_400_000))).toBe('10001');
  });

  it('is ignored where it is of a day to come, or no entry', () => {
    expect(zipOfBrowser(said, after(-1))).toBe('10001');
    for (const zipentry of [
      '',
      'x',
      '%',
      'null',
      '1',
      '[]',
      '{}',
      '{"date":1,"zipcode":"02116"}',
      zipEntry('00000', now),
      zipEntry('<b>', now),
    ])
      expect(zipOfBrowser({ zipcode: '10001', zipentry }, now), zipentry).toBe('10001');
  });

  it('is nothing in a browser that knows nothing', () => {
    expect(zipOfBrowser({}, now)).toBeUndefined();
    expect(zipOfBrowser({ zipentry: said.zipentry }, now)).toBe('02116');
  });
});
