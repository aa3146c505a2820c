import { describe, expect, it } from 'vitest';
import { LONGEST_VALUE } from '#domain/catalog/listing-limits.ts';
import { Wrong } from './cell.ts';
import { Places } from './places.ts';

const places = () =>
  new Places([
    { id: 'paper', parentId: undefined, name: 'Paper' },
    { id: 'copy-paper', parentId: 'paper', name: 'Copy Paper' },
    { id: 'writing', parentId: undefined, name: 'Writing' },
    { id: 'refills', parentId: 'writing', name: 'Refills' },
    { id: 'paper-refills', parentId: 'paper', name: 'Refills' },
  ]);
const messageOf = (found: unknown) => (found instanceof Wrong ? found.message : found);

describe('where an item of a file stands', () => {
  it('is told by the name of its category, or its id, in any case', () => {
    for (const said of ['Copy Paper', 'copy  paper', 'copy-paper'])
      expect(places().find(said, undefined, false)).toEqual({ categoryId: 'copy-paper', departmentId: 'paper' });
  });

  it('is told by the department, too, where several have a category of that name', () => {
    expect(places().find('Refills', 'Writing', false)).toEqual({ categoryId: 'refills', departmentId: 'writing' });
    expect(messageOf(places().find('Refills', undefined, false))).toContain('several departments');
  });

  it('is no department, and no category that there is not', () => {
    expect(messageOf(places().find('Paper', undefined, false))).toBe('“Paper” is no category of the shop');
    expect(messageOf(places().find('Pens', 'Writing', false))).toBe('“Pens” is no category of the shop in “Writing”');
    expect(messageOf(places().find('Pens', undefined, true))).toContain('no department is named');
  });

  it('is a new category once, and a new department with it, where that is wished', () => {
    const some = places();
    expect(some.find('Fax Machines', 'Machines', true)).toEqual({ categoryId: 'fax-machines', departmentId: 'machines' });
    expect(some.find('fax machines', 'machines', true)).toEqual({ categoryId: 'fax-machines', departmentId: 'machines' });
    expect(some.find('Copy Paper', 'Machines', true)).toEqual({ categoryId: 'machines-copy-paper', departmentId: 'machines' });
    expect(some.find('Copy-Paper!', 'Machines', true)).toEqual({ categoryId: 'machines-copy-paper-2', departmentId: 'machines' });
    expect(some.find('纸', 'Machines', true)).toEqual({ categoryId: 'category', departmentId: 'machines' });
    expect(some.made.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['machines', undefined],
      ['fax-machines', 'machines'],
      ['machines-copy-paper', 'machines'],
      ['machines-copy-paper-2', 'machines'],
      ['category', 'machines'],
    ]);
  });

  it('has an address without the accents of its name', () => {
    expect(places().find('Crème & Käse', 'Paper', true)).toEqual({ categoryId: 'creme-kase', departmentId: 'paper' });
  });

  it('is a new category whose id is no longer than its page takes', () => {
    const [some, department, category] = [places(), 'D'.repeat(60), `Refills ${'x'.repeat(52)}`];
    const made = [department, 'Writing', 'Paper'].map((one) => some.find(category, one, true));
    const again = some.find(`${category}!`, department, true);
    const ids = [...made, again].map((one) => (one instanceof Wrong ? one.message : one.categoryId));
    expect(ids.map(({ length }) => length <= LONGEST_VALUE)).toEqual([true, true, true, true]);
    expect(new Set(ids).size).toBe(4);
  });
});
