import type { KnipConfig } from 'knip';

type Waiting = {
  /** Which later capability will call it. */
  readonly for: string;
  /** The exports that wait; without them the whole file does. */
  readonly exports?: readonly string[];
};

/**
 * Rules that are written and tested, and that no program calls yet. Each waits for the capability that will, and until then its
 * tests name no requirement: nobody who shops can meet it. tests/architecture holds this list to be exactly what the tool finds.
 */
export const WAITING: Readonly<Record<string, Waiting>> = {
  'domain/catalog/label-truncation.ts': { for: 'home: headliners', exports: ['headlinerText'] },
  'domain/identity/logged-in-display.ts': { for: "pages in other people's frames" },
  'domain/rewards/earning.ts': { for: 'rewards: what an order earns' },
  'domain/rewards/tier-labels.ts': { for: 'rewards: the page of a member' },
  'domain/rewards/tiers.ts': {
    for: 'rewards: the page of a member',
    exports: ['loyaltyStandingOf', 'getsRewardsOffers', 'plusDisplayTypeOf', 'isNewMember'],
  },
};

const files = Object.keys(WAITING).filter((file) => WAITING[file]?.exports === undefined);
const exporting = Object.keys(WAITING).filter((file) => WAITING[file]?.exports !== undefined);
/** Set by the test that compares the list with what is found. */
const showsWaiting = process.env['SHOW_WAITING'] === '1';

/** What the programs reach: run with --production, so that a test is no reason for code to be there. */
export default {
  entry: [
    'server/main.ts!',
    'server/manage-catalog.ts!',
    'server/manage-menus.ts!',
    'server/manage-order.ts!',
    'sandbox/main.ts!',
    'sandbox/frame/*.ts!',
    'app/routes/**/*.tsx!',
    'app/ui/icon.tsx!',
    'scripts/*.mjs!',
    'bench/run.ts!',
    'bench/ceilings/main.ts!',
    'studio/shoot.ts!',
    'studio/browser.ts!',
    'studio/scene/*.ts!',
  ],
  project: [
    '{app,bench,contracts,database,domain,sandbox,scripts,server,studio}/**/*.{ts,tsx,mjs}!',
    '!**/*.test.{ts,tsx}!',
    '!**/*.test-*.ts!',
  ],
  ignoreExportsUsedInFile: true,
  ...(!showsWaiting && {
    ignore: files,
    ignoreIssues: Object.fromEntries(exporting.map((file) => [file, ['exports']])),
  }),
} satisfies KnipConfig;
