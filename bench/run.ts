import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '#tests/support/free-port.ts';
import type { Bench } from './bench.ts';
import { startCeilings } from './ceilings/start-ceilings.ts';
import { SHOP_CLOCK } from './clock.ts';
import { lastCompared } from './compare.ts';
import { countStatements, measureAdd, measureGrowth } from './figures/adds.ts';
import { measureAttack } from './figures/attack.ts';
import { measureAudience } from './figures/audience.ts';
import { measureCheckout } from './figures/checkout.ts';
import { measureKeptPage, measureRenderedPage } from './figures/pages.ts';
import { pricingMs } from './figures/pricing.ts';
import { measureImport } from './figures/import.ts';
import { measureLarge } from './figures/large.ts';
import { measureBusinessRead, measureGrid, measureRead, measureSearch } from './figures/reads.ts';
import { measureRecommendations } from './figures/recommendations.ts';
import { measureSignIns } from './figures/sign-ins.ts';
import { measureStepper } from './figures/stepper.ts';
import { measureVisitors } from './figures/visitors.ts';
import { measureVitals, weigh } from './figures/weights.ts';
import { allKept, commitNow, keep, keptOf } from './history.ts';
import { rssMb } from './process.ts';
import { makeReport } from './report.ts';
import { sideBySide } from './side-by-side.ts';
import { startShop, type Running } from './start-shop.ts';

const USAGE = `npm run bench [-- --quick] [--only add,checkout] [--keep] | [-- --compare]
       npm run bench -- --only large --items 100000 [--data FOLDER]   a catalogue of so many items, kept in the folder for the next time
       npm run bench -- --only import                                 100,000 items from a file, while people look at the shop
       npm run bench -- --only recommendations                        how well they guess, and a million order lines that are counted
Each figure beside its goal and, where it has one, beside a ceiling of its own. A whole run is kept in bench/history; others with --keep.`;

/** The groups of figures, in the order in which they are measured. */
const GROUPS: Readonly<Record<string, (bench: Bench) => Promise<unknown>>> = {
  add: measureAdd,
  statements: countStatements,
  growth: measureGrowth,
  read: measureRead,
  business: measureBusinessRead,
  grid: measureGrid,
  search: measureSearch,
  kept: measureKeptPage,
  rendered: measureRenderedPage,
  pages: measureVisitors,
  'sign-ins': measureSignIns,
  checkout: measureCheckout,
  weight: weigh,
  vitals: measureVitals,
  stepper: measureStepper,
  attack: measureAttack,
  import: measureImport,
  recommendations: measureRecommendations,
};
const OTHERS = ['pricing', 'audience', 'large'];
/** They make the catalogue forty times as large, and the orders a thousand times, which all figures after them would feel. */
const WHEN_ASKED_FOR: ReadonlySet<string> = new Set(['import', 'recommendations']);
const CONCURRENCY = 32;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    items: { type: 'string', default: '100000' },
    data: { type: 'string' },
    keep: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const only = flags.only?.split(',');
const isWanted = (name: string) => only?.includes(name) ?? !WHEN_ASKED_FOR.has(name);

if (flags.help) say(USAGE);
else if (flags.compare) compareLastTwo();
else await run();
process.exit();

function compareLastTwo(): void {
  for (const line of lastCompared(allKept())) say(line);
}

async function run(): Promise<void> {
  const unknown = only?.find((name) => !(name in GROUPS || OTHERS.includes(name)));
  if (unknown !== undefined) {
    process.exitCode = 1;
    return say(`There are no figures "${unknown}": ${[...OTHERS, ...Object.keys(GROUPS)].join(', ')}.`);
  }
  const report = makeReport(say);
  if (isWanted('pricing'))
    report.add({ id: 'pricing', what: 'price a cart of 100 rows with 10 coupons', value: pricingMs(), unit: 'ms', goal: { atMost: 0.3 } });
  if (isWanted('audience')) await measureAudience({ report: report.add });
  if (only?.includes('large') === true) await measureLargeCatalog(report.add);
  if (only?.some((name) => name in GROUPS) !== false) await measureUsual(report.add);
  report.end();
  if (flags.keep || (only === undefined && !flags.quick))
    say(`kept as ${keep(keptOf(report.figures, { at: new Date().toISOString(), commit: commitNow() }))}`);
}

async function measureUsual(report: Bench['report']): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foolscap-bench-'));
  await chmod(dataDir, 0o755);
  try {
    await measureIn(dataDir, report);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A catalogue of many items takes minutes to be made: it can be kept, and is never part of what is measured without being asked for. */
async function measureLargeCatalog(report: Bench['report']): Promise<void> {
  const items = Number(flags.items);
  const dataDir = flags.data ?? (await mkdtemp(join(tmpdir(), 'foolscap-bench-large-')));
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const start = () => startShop(dataDir, port, sandboxPort, { FULFILMENT_STEP_SECONDS: '0', SHOP_CLOCK, CATALOG_SIZE: String(items) });
  try {
    const first = await start();
    report({ id: 'large.first', what: `first start with ${items} items, unless they were kept`, value: first.secondsToReady, unit: 's' });
    await first.stop();
    const running = await start();
    report({
      id: 'large.start',
      what: `restart to ready with ${items} items`,
      value: running.secondsToReady,
      unit: 's',
      goal: { atMost: 3 },
    });
    try {
      await measureBeside(running, report, (bench) => measureLarge(bench, items));
    } finally {
      await running.stop();
    }
  } finally {
    if (flags.data === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureIn(dataDir: string, report: Bench['report']): Promise<void> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const start = async () => startShop(dataDir, port, sandboxPort, { FULFILMENT_STEP_SECONDS: '0', SHOP_CLOCK });
  const first = await start();
  report({ id: 'start.first', what: 'first start, demo shop loaded', value: first.secondsToReady, unit: 's', goal: { atMost: 15 } });
  await first.stop();
  const running = await start();
  report({ id: 'start.again', what: 'restart to ready', value: running.secondsToReady, unit: 's', goal: { atMost: 3 } });
  try {
    await measureBeside(running, report, async (bench) => {
      for (const [name, group] of Object.entries(GROUPS)) if (isWanted(name)) await group(bench);
    });
    report({
      id: 'memory',
      what: 'memory of the server after all that (RSS)',
      value: rssMb(running.pid),
      unit: 'MB',
      goal: { atMost: 400 },
    });
  } finally {
    await running.stop();
  }
}

/** Measures beside the ceilings of the same run. */
async function measureBeside(running: Running, report: Bench['report'], work: (bench: Bench) => Promise<void>): Promise<void> {
  const ceilings = await startCeilings(running);
  // V8 compiles what is hot: a fresh server gets faster for some 10 seconds of full load.
  const load = { concurrency: CONCURRENCY, seconds: flags.quick ? 3 : 12, warmupSeconds: flags.quick ? 2 : 8 };
  try {
    await work({
      running,
      ceilings,
      load,
      isQuick: flags.quick,
      report,
      sideBySide: (subjects, other) => sideBySide({ ...load, ...other }, running.postgresPid, subjects),
    });
  } finally {
    await ceilings.stop();
  }
}
