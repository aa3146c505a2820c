import { describe, expect, it } from 'vitest';
import { generatedItems } from '../load/catalog-rows.ts';
import { aPictureBook } from './a-picture-book.test-builder.ts';
import { categoryOf } from './category.ts';
import { families } from './families/families.ts';
import { USUAL_SIZE } from './plan.ts';

const items = [
  ...generatedItems({ catalogSize: USUAL_SIZE, book: aPictureBook(), today: new Date('2026-11-20T00:00:00Z'), hasReviews: false }),
];
const categoriesSaying = (words: string): string[] => [
  ...new Set(items.filter(({ searchText }) => searchText.toLowerCase().includes(words)).map(({ categoryId }) => categoryId)),
];

describe('the names that people have for things', () => {
  it.each([
    ['garbage bags', ['trash-bags']],
    ['kleenex', ['toilet-paper']],
    ['toilet paper', ['toilet-paper']],
    ['kitchen roll', ['paper-towels']],
    ['notepad', ['writing-pads']],
    ['elastic bands', ['rubber-bands']],
    ['thumb tacks', ['push-pins']],
    ['wite-out', ['correction']],
    ['post-its', ['sticky-notes']],
    ['sharpies', ['permanent-markers']],
    ['scotch tape', ['tape']],
    ['corkboard', ['cork-boards']],
  ])('find with "%s" what it means and nothing else', (words, categories) => {
    expect(categoriesSaying(words)).toEqual(categories);
  });

  it('are phrases between commas, each of which means things of one department', () => {
    const departments = new Map<string, Set<string>>();
    for (const { synonyms, category } of families)
      for (const name of synonyms.split(', '))
        departments.set(name, (departments.get(name) ?? new Set()).add(categoryOf(category).departmentId));
    expect([...departments].filter(([name, of]) => of.size > 1 || name.trim() !== name || name === '').map(([name]) => name)).toEqual([]);
  });
});
