import { describe, expect, it } from 'vitest';
import { designMail } from './design-mail.ts';
import type { MailBlock } from './mail-content.ts';

const mailOf = (...blocks: MailBlock[]) =>
  designMail(
    { messageId: 'm', to: 'gail@example.com', brandName: 'Foolscap', site: 'dotcom' },
    { subject: 'Order 10000002', preview: 'It left us.', heading: 'On its way', blocks, why: 'You ordered.' },
  );

const BLOCKS: readonly MailBlock[] = [
  { kind: 'FACTS', facts: [{ label: 'Order number', lines: ['10000002'] }] },
  { kind: 'SAID', lines: ['Your package has shipped.', 'We expect it by Monday.'] },
  { kind: 'ITEMS', title: 'In this package', items: [{ name: 'Paper', qty: 1200, amount: '$4.00', notes: ['Name: Dana'] }] },
  { kind: 'SUMS', title: 'Your total', sums: [{ label: 'Total', amount: '$4.10', isTotal: true }] },
  { kind: 'FACTS', facts: [{ label: 'Deliver to', lines: ['Gail Guest', '12 Main St'] }] },
  { kind: 'WAY', text: 'See your order', link: 'https://shop.example/orders/1?key=a&b=c', isMain: true },
  { kind: 'WAY', text: 'Ask us', link: 'https://shop.example/help', isMain: false },
];

/** What is read of HTML, tags and what is hidden left out. */
const readOf = (html: string) =>
  html
    .replace(/<head>[\s\S]*?<\/head>|<div style="display:none[\s\S]*?<\/div>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe('a mail', () => {
  const { html, text } = mailOf(...BLOCKS);

  it('says the same in both of its forms', () => {
    for (const words of [
      'On its way',
      '10000002',
      'Your package has shipped.',
      'We expect it by Monday.',
      'In this package',
      'Paper',
      'Name: Dana',
      '$4.00',
      'Total',
      '$4.10',
      'Gail Guest',
      '12 Main St',
      'See your order',
      'Ask us',
      'You ordered.',
      'orders@foolscap.example',
    ]) {
      expect(text).toContain(words);
      expect(readOf(html)).toContain(words);
    }
    expect(text).toContain('See your order: https://shop.example/orders/1?key=a&b=c\n');
    expect(html).toContain('href="https://shop.example/orders/1?key=a&amp;b=c"');
  });

  it('loads nothing, so that opening it tells nobody anything', () => {
    expect(html).not.toMatch(/<(?:img|link|script|iframe|video|object|form)\b|url\(|@import|@font-face|src=/i);
  });

  it('has a language, a title and headings in their order, and tables that only hold it together say so', () => {
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('<title>Order 10000002</title>');
    expect([...html.matchAll(/<(h\d)/g)].map(([, tag]) => tag)).toEqual(['h1', 'h2', 'h2']);
    const tables = html.split('<table ').slice(1);
    expect(tables).toHaveLength(6);
    for (const table of tables) expect(/^[^>]*role="presentation"/.test(table)).toBe(!/^[^/]*<tr><th /.test(table));
  });

  it('is 600 wide at most and has other colors in the dark', () => {
    expect(html).toContain('max-width:600px');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('name="color-scheme" content="light dark"');
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(2)>',
    "' onmouseover='alert(3)",
    '</title><script>alert(4)</script>',
    '--><b>x',
    '&lt;b&gt;',
  ])('takes no name for anything but a text: %s', (name) => {
    const hostile = designMail(
      { messageId: 'm', to: 'gail@example.com', brandName: name, site: 'SBA' },
      {
        subject: name,
        preview: name,
        heading: name,
        why: name,
        blocks: [
          { kind: 'SAID', lines: [name] },
          { kind: 'ITEMS', title: name, items: [{ name, qty: 1, amount: name }] },
          { kind: 'SUMS', title: name, sums: [{ label: name, amount: name }] },
          { kind: 'FACTS', facts: [{ label: name, lines: [name] }] },
          { kind: 'WAY', text: name, link: `https://shop.example/?q=${name}`, isMain: true },
        ],
      },
    );
    const tags = (html: string) => [...html.matchAll(/<\/?[a-z]\w*/g)].map(([tag]) => tag);
    const harmless = designMail(
      { messageId: 'm', to: 'gail@example.com', brandName: 'x', site: 'SBA' },
      {
        subject: 'x',
        preview: 'x',
        heading: 'x',
        why: 'x',
        blocks: [
          { kind: 'SAID', lines: ['x'] },
          { kind: 'ITEMS', title: 'x', items: [{ name: 'x', qty: 1, amount: 'x' }] },
          { kind: 'SUMS', title: 'x', sums: [{ label: 'x', amount: 'x' }] },
          { kind: 'FACTS', facts: [{ label: 'x', lines: ['x'] }] },
          { kind: 'WAY', text: 'x', link: 'https://shop.example/?q=x', isMain: true },
        ],
      },
    );
    expect(tags(hostile.html)).toEqual(tags(harmless.html));
    expect(hostile.html.match(/<!--/g)).toEqual(harmless.html.match(/<!--/g));
    expect(hostile.text).toContain(`  1 x ${name}  ${name}`);
  });
});
