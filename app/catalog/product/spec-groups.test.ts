import { describe, expect, it } from 'vitest';
import { specGroups } from './spec-groups.ts';

const line = (label: string): [string, string] => [label, `of ${label}`];

describe('the specifications of a product', () => {
  it('stand under headings, each line once and in its order', () => {
    const labels = [
      'Brand',
      'Sheet size',
      'Brightness',
      'Dimensions (W x D x H)',
      'Item weight',
      'Made of',
      'Certifications',
      'Warranty',
      'Units per carton',
      'UPC',
      'Item number',
    ];
    const groups = specGroups(labels.map(line));
    expect(groups.map(({ heading, lines }) => [heading, ...lines.map(([label]) => label)])).toEqual([
      ['Details', 'Sheet size', 'Brightness'],
      ['Size and weight', 'Dimensions (W x D x H)', 'Item weight'],
      ['Materials and care', 'Made of'],
      ['Safety and standards', 'Certifications'],
      ['Warranty and support', 'Warranty'],
      ['Packaging and shipping', 'Units per carton'],
      ['Brand and numbers', 'Brand', 'UPC', 'Item number'],
    ]);
    expect(groups.flatMap(({ lines }) => lines)).toHaveLength(labels.length);
  });

  it('are one list where they are few', () => {
    expect(specGroups([line('Brand'), line('Warranty')])).toEqual([{ heading: '', lines: [line('Brand'), line('Warranty')] }]);
    expect(specGroups([])).toEqual([]);
  });
});
