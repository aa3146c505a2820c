// npm run check: everything that needs no server and no browser. Each step prints its name and stops the run when it fails.
import { ownNode, run, say } from './prepare.mjs';

const { env, binary } = ownNode();
const bin = (name) => `node_modules/.bin/${name}`;

const REACHED_BY_THE_SHOP = ['--config', 'knip.production.ts', '--production', '--include', 'files,exports'];

/** [what it is, program, arguments] */
export const CHECKS = [
  ['route types', bin('react-router'), ['typegen']],
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of domain/, which may use nothing of its surroundings', bin('tsc'), ['-p', 'domain/tsconfig.json', '--noEmit']],
  ['lint', bin('oxlint'), ['--type-aware', '--max-warnings', '0']],
  ['format', bin('oxfmt'), ['--check']],
  ['unused files and exports', bin('knip'), []],
  ['files and exports that only tests reach', bin('knip'), REACHED_BY_THE_SHOP],
  ['unit tests and layers', bin('vitest'), ['run', '--project', 'unit', '--project', 'apart']],
];

export function check() {
  for (const [what, program, args] of CHECKS) {
    say(`\n== ${String(what)}`);
    run(binary, [program, ...args], env);
  }
}

if (process.argv[1]?.endsWith('check.mjs')) check();
