import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { isInstalled } from './installed.mjs';

type Packages = Record<string, Record<string, unknown>>;
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const A = { version: '1.2.3', integrity: 'sha512-a' };
const B = { version: '4.5.6', integrity: 'sha512-b', dev: true };
const FOREIGN = { version: '1.0.0', integrity: 'sha512-c', optional: true, os: ['aix'] };
const OWN = { version: '1.0.0', integrity: 'sha512-d', optional: true, os: [process.platform], cpu: [process.arch] };
const LOCKED: Packages = { '': { name: 'x' }, 'node_modules/a': A, 'node_modules/b': B, 'node_modules/c': FOREIGN, 'node_modules/d': OWN };
const THERE: Packages = { 'node_modules/a': A, 'node_modules/b': B, 'node_modules/d': OWN };

/** A project with a lockfile, with what npm wrote down when it installed, and with packages that say which version they are. */
function aProject(locked: Packages, there: Packages | string, versions: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'installed-'));
  folders.push(root);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package-lock.json', JSON.stringify({ packages: locked }));
  write('node_modules/.package-lock.json', typeof there === 'string' ? there : JSON.stringify({ packages: there }));
  for (const [path, { version }] of typeof there === 'string' ? [] : Object.entries(there))
    write(`${path}/package.json`, JSON.stringify({ version: versions[path] ?? version }));
  return root;
}

it('packages that were installed by hand are installed, without those for other machines', () => {
  expect(isInstalled(aProject(LOCKED, THERE))).toBe(true);
});

it.each<[string, Packages, Packages | string, Record<string, string>?]>([
  ['of an older lockfile', { ...LOCKED, 'node_modules/a': { ...A, version: '1.2.4' } }, THERE],
  ['of the same version with other contents', { ...LOCKED, 'node_modules/a': { ...A, integrity: 'sha512-z' } }, THERE],
  ['without one that is wanted since', { ...LOCKED, 'node_modules/e': A }, THERE],
  ['with one that is wanted no more', LOCKED, { ...THERE, 'node_modules/e': A }],
  ['without those for development', LOCKED, { 'node_modules/a': A, 'node_modules/d': OWN }],
  ['without optional ones for this machine', LOCKED, { 'node_modules/a': A, 'node_modules/b': B }],
  ['of which one was changed by hand', LOCKED, THERE, { 'node_modules/a': '1.2.2' }],
  ['whose installing was cut off', LOCKED, '{"packages": {'],
])('packages %s are not', (_which, locked, there, versions) => {
  expect(isInstalled(aProject(locked, there, versions))).toBe(false);
});

it('no packages are not', () => {
  expect(isInstalled(join(tmpdir(), 'there-is-no-such-folder'))).toBe(false);
});
