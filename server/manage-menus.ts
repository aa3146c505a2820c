import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSettings } from './config/settings.ts';
import { menuPage, menuProblems, readMenuFiles } from './menus/index.ts';

const PAGE = fileURLToPath(new URL('../docs/menus.md', import.meta.url));

/** `npm run menus`: says what is wrong with the menus, and writes down who sees what. */
function main(): number {
  const sites = readMenuFiles(readSettings(process.env).menusDir);
  const problems = menuProblems(sites);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  writeFileSync(PAGE, menuPage(sites));
  process.stdout.write('docs/menus.md tells who sees what.\n');
  return problems.length === 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
