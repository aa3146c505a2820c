import { expect, it } from 'vitest';
import { inkAndToner } from '../catalog/families/ink-toner.ts';
import { specimens } from '../specimens/specimens.ts';
import { demoMachines } from './machines.ts';

it('the printers of the demo’s people are printers that it has something for', () => {
  const today = new Date('2026-11-20T00:00:00Z');
  const known = new Set([
    ...inkAndToner.flatMap(({ axes }) => (axes['model'] ?? []).flatMap(({ facts }) => facts?.printerModels ?? [])),
    ...specimens.flatMap(({ facts }) => (typeof facts === 'function' ? facts(today) : facts)?.printerModels ?? []),
  ]);
  expect(demoMachines.map(({ model }) => model).filter((model) => !known.has(model))).toEqual([]);
});
