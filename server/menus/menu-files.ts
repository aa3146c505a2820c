import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Menus as MenusFile } from '#contracts/session/menus.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import type { Menus } from '#domain/navigation/menu-item.ts';

/** The menus of each site, a JSON file each: `dotcom.json` and `sba.json`. */
const FILES: Readonly<Record<Tenant, string>> = { dotcom: 'dotcom.json', SBA: 'sba.json' };

/**
 * Reads the menus of both sites.
 *
 * @throws with the file and each place in it that is wrong: a shop without its menus does not start.
 */
export function readMenuFiles(folder: string): Readonly<Record<Tenant, Menus>> {
  return { dotcom: readMenuFile(join(folder, FILES.dotcom)), SBA: readMenuFile(join(folder, FILES.SBA)) };
}

function readMenuFile(path: string): Menus {
  const read = MenusFile.safeParse(parsed(path));
  if (!read.success) throw new Error(`The menus in ${path} cannot be used.\n${z.prettifyError(read.error)}`);
  const double = doubleIds(read.data);
  if (double.length > 0) throw new Error(`The menus in ${path} name several items alike: ${double.join(', ')}.`);
  return read.data;
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`The menus in ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function doubleIds(menus: Menus): string[] {
  const ids: string[] = [];
  const collect = (items: Menus[keyof Menus]) => {
    for (const { id, items: below = [] } of items) {
      ids.push(id);
      collect(below);
    }
  };
  for (const items of Object.values(menus)) collect(items);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}
