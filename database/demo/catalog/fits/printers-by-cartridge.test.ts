import { describe, expect, it } from 'vitest';
import { families, waves } from '../families/families.ts';
import { plannedVariants, USUAL_SIZE } from '../plan.ts';
import { wordsOf } from '../variant-words.ts';
import { fill } from '../wording.ts';

const printersOf = (id: string) =>
  families
    .filter((family) => family.id === id)
    .flatMap(({ axes }) => (axes['model'] ?? []).flatMap(({ facts }) => facts?.printerModels ?? []));

describe('a cartridge', () => {
  it('is for printers that the shop has, each of which has a cartridge', () => {
    const taken = new Set([...printersOf('black-toner'), ...printersOf('color-toner'), ...printersOf('ink-cartridges')]);
    const printers = plannedVariants(waves)
      .take(USUAL_SIZE)
      .filter(({ family }) => ['laser-printers', 'inkjet-printers'].includes(family.id))
      .map((variant) => fill(variant.family.name, wordsOf(variant)))
      .filter((name) => !name.includes('Ink Tank'))
      .toArray();
    expect(printers.length).toBeGreaterThan(15);
    expect(printers.filter((name) => ![...taken].some((model) => name.startsWith(`${model} `)))).toEqual([]);
  });
});
