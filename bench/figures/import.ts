import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { summarise } from '../load.ts';
import { cpuMs, familyCpuMs } from '../process.ts';
import { Shopper } from '../shopper.ts';
import { PAGE, RENDERED_PAGE } from './pages.ts';
import { newSearch } from './reads.ts';

const ITEMS = 100_000;
const QUICK_ITEMS = 5_000;
/** Somebody asks for a page of each kind so often: the shop has visitors, and time. */
const ASKED_EACH_MS = 120;
const BEFORE_SECONDS = 10;

/** A file of the catalogue that comes in while people look at the shop, and comes in again. */
export async function measureImport({ running, isQuick, report }: Bench): Promise<void> {
  const items = isQuick ? QUICK_ITEMS : ITEMS;
  const folder = await mkdtemp(join(tmpdir(), 'foolscap-bench-import-'));
  try {
    const file = join(folder, 'items.csv');
    const mapping = join(folder, 'mapping.json');
    await writeItems(file, items);
    await writeFile(mapping, JSON.stringify({ newCategories: true }));
    const look = (isOver: () => boolean) => lookAround(running.base, running.pid, isOver);
    const end = performance.now() + BEFORE_SECONDS * 1_000;
    await look(() => performance.now() > end - (BEFORE_SECONDS * 1_000) / 2);
    const before = await look(() => performance.now() > end);
    const first = await importing(running, [file, '--map', mapping], look);
    const second = await importing(running, [file, '--map', mapping], look);
    // Of a few items it is the start of a program that is measured.
    const within = (atMost: number) => (isQuick ? {} : { goal: { atMost } });
    const named = `${items.toLocaleString('en-US')} items`;
    report({
      id: 'import.first',
      what: `import of ${named}`,
      value: first.seconds,
      unit: 's',
      ...within(60),
      note: first.note,
    });
    report({ id: 'import.memory', what: 'memory of the import at most (RSS)', value: first.peakMb, unit: 'MB', goal: { atMost: 600 } });
    report({
      id: 'import.again',
      what: 'the same file again, which changes nothing',
      value: second.seconds,
      unit: 's',
      ...within(15),
      note: second.note,
    });
    report({
      id: 'import.pages',
      what: 'processor time of pages meanwhile, against before',
      value: first.looked.cpuMs / before.cpuMs,
      unit: '×',
      goal: { atMost: 1.2 },
      note: `p50 ${before.p50.toFixed(1)} → ${first.looked.p50.toFixed(1)} ms, p95 ${before.p95.toFixed(1)} → ${first.looked.p95.toFixed(1)} ms; ${first.looked.count} answered, ${first.looked.refused} refused`,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Looked = ReturnType<typeof summarise> & { readonly cpuMs: number; readonly refused: number };

/** Looks at pages, kept, rendered and searched, until it is over. What of it the server's processor time for each was. */
async function lookAround(base: string, pid: number, isOver: () => boolean): Promise<Looked> {
  const shopper = new Shopper(base);
  const times: number[] = [];
  let refused = 0;
  const before = cpuMs(pid);
  while (!isOver()) {
    for (const path of [PAGE, RENDERED_PAGE, newSearch()]) {
      const started = performance.now();
      // A node that has too much to do says so: told beside the figure, it ends no run.
      const isAnswered = await shopper.send('GET', path).then(
        () => true,
        () => false,
      );
      if (isAnswered) times.push(performance.now() - started);
      else refused += 1;
    }
    await sleep(ASKED_EACH_MS);
  }
  return { ...summarise(times), refused, cpuMs: (cpuMs(pid) - before) / Math.max(1, times.length) };
}

type Timed = { readonly seconds: number; readonly peakMb: number; readonly note: string; readonly looked: Looked };

async function importing(
  { databaseUrl, postgresPid }: Bench['running'],
  words: readonly string[],
  look: (isOver: () => boolean) => Promise<Looked>,
): Promise<Timed> {
  const [started, databaseBefore] = [performance.now(), familyCpuMs(postgresPid)];
  const child = spawn(process.execPath, ['server/manage-catalog.ts', 'import', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  let [peakMb, ownMs, isOver] = [0, 0, false];
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakRssMb(child.pid ?? 0));
    ownMs = Math.max(ownMs, cpuMs(child.pid ?? 0));
  }, 100);
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    isOver = true;
    return { code, seconds: (performance.now() - started) / 1_000 };
  });
  const looked = await look(() => isOver);
  const { code, seconds } = await ended;
  clearInterval(watch);
  if (code !== 0) throw new Error(`the import ended with ${String(code)}: ${said.slice(0, 1_000)}`);
  const databaseMs = familyCpuMs(postgresPid) - databaseBefore;
  const note = `processor time ${(ownMs / 1_000).toFixed(1)} s, of the database ${(databaseMs / 1_000).toFixed(1)} s`;
  return { seconds, peakMb, note, looked };
}

/** The most memory that a process has had in RAM, in megabytes; 0 where it cannot be told. */
function peakRssMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

const LOOKS = ['Quiet', 'Heavy', 'Recycled', 'Bright', 'Slim', 'Classic'];
const THINGS = ['Stapler', 'Binder', 'Pen', 'Notebook', 'Tape', 'Folder', 'Marker'];
const one = (of: readonly string[], index: number) => of[index % of.length] ?? '';

/** A file of so many items as a vendor would send it: 230 bytes each. */
async function writeItems(path: string, items: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(
    'item_id,name,brand,department,category,description,highlights,price,list_price,keywords,stock,spec:Color,spec:Size,spec:Material\n',
  );
  for (let index = 0; index < items; index += 1) {
    const [look, thing, cents] = [one(LOOKS, index), one(THINGS, index), 149 + (index % 9_973)];
    const about = `The ${look.toLowerCase()} ${thing.toLowerCase()} for every office, model ${index}. It does what it should, and lasts.`;
    const row = [
      `BN-${index},"${look} ${thing} ${index}, ${index % 50} ct",Brand ${index % 200},Bench,${thing}s of the bench,"${about}"`,
      `Lasts | Holds ${index % 90} sheets,${(cents / 100).toFixed(2)},${((cents + 200) / 100).toFixed(2)},thing${index % 1_000},${index % 500}`,
      `${one(['Blue', 'Red', 'Black'], index)},${index % 12} in,${one(['Steel', 'Plastic'], index)}`,
    ];
    if (!file.write(`${row.join(',')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}
