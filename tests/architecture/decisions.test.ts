import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const FOLDER = 'docs/decisions';

/** A link of the index as "- [N. Title](file)" writes it. */
const LINK = /^- \[(\d+\. .+)\]\((.+)\)$/gm;

it('every decision stands once in their index, under its own title', async () => {
  const files = (await readdir(FOLDER)).filter((name) => name !== 'README.md');
  const titles = await Promise.all(files.map(async (name) => [/^# (.+)$/m.exec(await readFile(`${FOLDER}/${name}`, 'utf8'))?.[1], name]));
  const index = await readFile(`${FOLDER}/README.md`, 'utf8');
  const links = [...index.matchAll(LINK)].map(([, title, name]) => [title, name]);
  const byFile = (pairs: (string | undefined)[][]) => pairs.toSorted(([, a = ''], [, b = '']) => a.localeCompare(b));
  expect(files.length).toBeGreaterThan(60);
  expect(byFile(links)).toEqual(byFile(titles));
});
