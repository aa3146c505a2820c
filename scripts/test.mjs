// npm test: installs what is missing (a browser too), then runs every check and every test.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { check } from './check.mjs';
import { build, fail, install, ownNode, run, say } from './prepare.mjs';

/**
 * A Chromium for the journeys: the one without windows where there is one, since it takes two fifths less of the processors; then any other that is
 * there, Debian's, or the one that Playwright brings.
 */
function browser(env) {
  const known = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);
  const found = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path));
  if (found()) return found();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing: Chromium');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const debian = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const get = (name) =>
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env: debian }).status === 0;
    if (!get('chromium-headless-shell') && !get('chromium')) fail('apt-get brought no Chromium');
    return found();
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
