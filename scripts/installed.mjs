// Whether the packages of the lockfile are there. It runs under whatever Node.js the machine has, as prepare.mjs does.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether exactly the packages of the lockfile are installed, whoever installed them: what npm wrote down when it had installed them is compared with the lockfile,
 * and each package says itself which version it is. Only what is of use on no machine but others may be missing.
 */
export function isInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const there = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || there === undefined) return false;
  if (Object.entries(wanted).some(([path, one]) => path !== '' && there[path] === undefined && !mayBeMissing(one))) return false;
  return Object.entries(there).every(
    ([path, { version, integrity }]) =>
      wanted[path] !== undefined &&
      wanted[path].version === version &&
      wanted[path].integrity === integrity &&
      versionAt(join(root, path, 'package.json')) === version,
  );
}

/** What is of use on other machines only. What is for one C library or the other only npm knows. */
function mayBeMissing({ optional, os, cpu, libc }) {
  if (optional !== true) return false;
  const isForThis = (os || cpu) && (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
  return !isForThis || libc !== undefined;
}

function packagesIn(path) {
  return readJson(path)?.packages;
}

function versionAt(path) {
  return readJson(path)?.version;
}

function readJson(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // cut off while it was written
  }
}
