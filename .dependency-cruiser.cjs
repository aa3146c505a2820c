/**
 * Who may import what. Each rule says why in its comment, and tests/architecture has a fixture that makes it fire.
 * `shop` is the folder under which the layers lie: the project itself, or the fixtures.
 */
const shop = process.env.CRUISED_ROOT ? `^${process.env.CRUISED_ROOT}/` : '^';
const tests = '\\.test\\.tsx?$|\\.test-[a-z-]+\\.ts$';
/** Folders of server/ that every capability may use; all others are capabilities with one door: index.ts. */
const common = '(db|http|config|telemetry|gateways)';
/** The same together with the capabilities that say who is there and who buys: they stand below all others. */
const ground = '(db|http|config|telemetry|gateways|shoppers|sessions)';

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'domain/ holds rules that run in the browser and on the server alike: it imports nothing outside domain/.',
      from: { path: `${shop}domain/`, pathNot: tests },
      to: { pathNot: `${shop}domain/` },
    },
    {
      name: 'contracts-know-rules-only',
      severity: 'error',
      comment: 'contracts/ state the wire: they may use domain/ and zod and nothing else.',
      from: { path: `${shop}contracts/`, pathNot: tests },
      to: { pathNot: [`${shop}(contracts|domain)/`, 'node_modules/zod/'] },
    },
    {
      name: 'app-not-to-server',
      severity: 'error',
      comment: 'app/ runs in the browser too: it reaches the server only through the calls in contracts/.',
      from: { path: `${shop}app/` },
      to: { path: `${shop}(server|sandbox|database)/` },
    },
    {
      name: 'server-not-to-app',
      severity: 'error',
      comment: 'server/ does not know the pages: server/pages/page-source.ts alone loads their build.',
      from: { path: `${shop}server/` },
      to: { path: `${shop}app/` },
    },
    {
      name: 'sandbox-is-a-stranger',
      severity: 'error',
      comment: "The payment sandbox stands for somebody else's program: it shares no code with the shop.",
      from: { path: `${shop}sandbox/`, pathNot: tests },
      to: { path: `${shop}(app|server|domain|contracts|database)/` },
    },
    {
      name: 'shop-not-to-sandbox',
      severity: 'error',
      comment: 'The shop talks to its payment vendor over HTTP only.',
      from: { path: `${shop}(app|server|domain|contracts|database)/`, pathNot: tests },
      to: { path: `${shop}sandbox/` },
    },
    {
      name: 'capability-by-its-door',
      severity: 'error',
      comment: 'A capability of server/ is used through what its index.ts exports; its tables and helpers are its own.',
      from: { path: `${shop}server/([^/]+)/`, pathNot: tests },
      to: { path: `${shop}server/([^/]+)/`, pathNot: [`${shop}server/$1/`, `${shop}server/[^/]+/index\\.ts$`, `${shop}server/${common}/`] },
    },
    {
      name: 'common-below-capabilities',
      severity: 'error',
      comment: 'What every capability uses must not depend on one of them; server/routes.ts lists their routes.',
      from: { path: `${shop}server/${ground}/`, pathNot: tests },
      to: { path: `${shop}server/([^/]+)/`, pathNot: [`${shop}server/${ground}/`] },
    },
    {
      name: 'pages-above-capabilities',
      severity: 'error',
      comment: 'Pages are put together from what capabilities say; none of them knows that there are pages.',
      from: { path: `${shop}server/[^/]+/`, pathNot: [`${shop}server/pages/`, tests] },
      to: { path: `${shop}server/pages/` },
    },
    {
      name: 'nothing-below-routes-knows-http',
      severity: 'error',
      comment:
        'A use case works for a shopper, not for a request: only *.routes.ts know that there are requests, and not by their types either.',
      from: { path: `${shop}server/[^/]+/`, pathNot: [`${shop}server/http/`, `${shop}server/pages/`, '\\.routes\\.ts$', tests] },
      to: { path: `${shop}server/http/` },
    },
    {
      name: 'database-behind-statements',
      severity: 'error',
      comment: 'Only server/db speaks to the driver; everybody else uses named statements on a transaction that is handed to them.',
      from: { path: `${shop}(server|app|contracts|domain)/`, pathNot: [`${shop}server/db/`, tests] },
      to: { path: 'node_modules/pg/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Two files that need each other are one file, or one of them is in the wrong place. Types count: they are what a reader must know.',
      from: { path: `${shop}(app|server|domain|contracts|sandbox|database)/` },
      to: { circular: true },
    },
    {
      name: 'no-unknown-modules',
      severity: 'error',
      comment: 'What cannot be found cannot be checked.',
      from: { pathNot: '^tests/architecture/' },
      to: { couldNotResolve: true, pathNot: '^virtual:|^\\.\\./build/|\\+types' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
