import { describe, expect, it } from 'vitest';
import { meaningOf, sourcesOf, versionOf } from './version.ts';

const files: Record<string, string> = {
  'studio/models/pen.ts': "import { rod } from '../scene/parts.ts';\nimport { print } from '../scene/label.ts';",
  'studio/scene/parts.ts': "import { Mesh } from 'three';\nimport { label } from './label.ts';",
  'studio/scene/label.ts': "import type { Part } from './parts.ts';",
};

describe('what a picture is made from', () => {
  it('follows relative imports, each file once, round trips included', () => {
    const found = sourcesOf('studio/models/pen.ts', (path) => files[path] ?? '');
    expect(found).toEqual(['studio/models/pen.ts', 'studio/scene/label.ts', 'studio/scene/parts.ts']);
  });
});

describe('the meaning of a source', () => {
  const source = 'export const wide = (n: number): number => n * 2;';

  it('survives new layout, comments and types', async () => {
    const tidied = '/** Twice as wide. */\nexport const wide = (\n  n: 1 | 2,\n) => n * 2;\n';
    expect(await meaningOf('pen.ts', tidied)).toBe(await meaningOf('pen.ts', source));
  });

  it('changes with a number', async () => {
    expect(await meaningOf('pen.ts', source.replace('2', '3'))).not.toBe(await meaningOf('pen.ts', source));
  });
});

describe('the version of a picture', () => {
  const version = versionOf(['pen', 'parts'], { color: 'blue' });

  it('is the same for the same model and parameters', () => {
    expect(versionOf(['pen', 'parts'], { color: 'blue' })).toBe(version);
  });

  it('changes with a parameter', () => {
    expect(versionOf(['pen', 'parts'], { color: 'red' })).not.toBe(version);
  });

  it('changes with any of its sources', () => {
    expect(versionOf(['pen', 'other'], { color: 'blue' })).not.toBe(version);
  });
});
