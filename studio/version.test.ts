import { describe, expect, it } from 'vitest';
import { sourcesOf, versionOf } from './version.ts';

const files: Record<string, string> = {
  'studio/models/pen.ts': "import { rod } from '../scene/parts.ts';\nimport { print } from '../scene/label.ts';",
  'studio/scene/parts.ts': "import { Mesh } from 'three';\nimport { label } from './label.ts';",
  'studio/scene/label.ts': "import type { Part } from './parts.ts';",
};
const readFrom = (all: Record<string, string>) => (path: string): string => all[path] ?? '';
const read = readFrom(files);

describe('what a picture is made from', () => {
  it('follows relative imports, each file once, round trips included', () => {
    expect(sourcesOf('studio/models/pen.ts', read)).toEqual(['studio/models/pen.ts', 'studio/scene/label.ts', 'studio/scene/parts.ts']);
  });
});

describe('the version of a picture', () => {
  const sources = ['studio/models/pen.ts', 'studio/scene/parts.ts'];
  const version = versionOf(sources, { color: 'blue' }, read);

  it('is the same for the same model and parameters', () => {
    expect(versionOf(sources, { color: 'blue' }, read)).toBe(version);
  });

  it('changes with a parameter', () => {
    expect(versionOf(sources, { color: 'red' }, read)).not.toBe(version);
  });

  it('changes with any of its sources', () => {
    expect(versionOf(sources, { color: 'blue' }, readFrom({ ...files, 'studio/scene/parts.ts': 'other' }))).not.toBe(version);
  });
});
