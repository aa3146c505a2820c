// npm test: installs what is missing (a browser too), then runs every check and every test.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { check } from './check.mjs';
import { build, fail, install, ownNode, run, say } from './prepare.mjs';

/** A Chromium for the journeys: one that is there, Debian's, or the one that Playwright brings. */
function browser(env) {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = known.find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing: Chromium');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
    return '/usr/bin/chromium';
  }
  say('installing: Chromium (Playwright)');
  const { binary } = ownNode();
  run(binary, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], env);
  return '';
}

install();
const { binary, env } = ownNode();
const chromium = browser(env);
check();
build();
say('\n== server and browser tests');
run(binary, ['node_modules/.bin/vitest', 'run', '--project', 'server', '--project', 'browser', ...process.argv.slice(2)], {
  ...env,
  ...(chromium && { CHROMIUM_PATH: chromium }),
});
if (process.exitCode) fail('tests failed');
say('\nall checks and tests passed');
