type Given = Readonly<Record<string, string | undefined>>;

/** What the demo takes where nothing is set: everybody knows it. */
export const DEMO_KEYS = { SANDBOX_SECRET_KEY: 'sk_sandbox_demo', SANDBOX_WEBHOOK_SECRET: 'whsec_sandbox_demo' } as const;

/** What a shop that is no demo has to be given, and what it is for. */
const REQUIRED = {
  PUBLIC_URL: 'the address of the shop, for links in mails and redirects',
  SESSION_SECRET: 'at least 32 characters, the same on every node',
  SANDBOX_URL: "the payment vendor's address, for the card frame and the payer's bank",
  SANDBOX_SECRET_KEY: "the payment vendor's key",
  SANDBOX_WEBHOOK_SECRET: "the secret of the payment vendor's messages",
} as const;

/** A card or a way to a new password that travels in the clear is anybody's. */
const isInTheClear = (value: string) => !value.startsWith('https:');

/** What a key or a secret has at least, in characters: a shorter one can be tried out. */
const LEAST_SECRET = 32;

/** What belongs to a demo alone, by the values that are refused elsewhere. */
const REFUSED: Readonly<Record<string, (value: string) => boolean>> = {
  SHOP_CLOCK: () => true,
  RATE_LIMITS: (value) => value === 'off',
  PUBLIC_URL: isInTheClear,
  SANDBOX_URL: isInTheClear,
};

/**
 * What keeps a shop that is no demo from starting, a sentence each.
 *
 * @param given the settings that are set, as they are in the environment.
 */
export function problemsOutsideTheDemo(given: Given): string[] {
  const keysOfTheDemo: Given = DEMO_KEYS;
  const missing = Object.entries(REQUIRED).filter(([name]) => given[name] === undefined);
  const known = Object.keys(keysOfTheDemo).filter((name) => given[name] !== undefined && given[name] === keysOfTheDemo[name]);
  const short = Object.keys(keysOfTheDemo).filter((name) => !known.includes(name) && (given[name]?.length ?? LEAST_SECRET) < LEAST_SECRET);
  const refused = Object.entries(REFUSED).filter(([name, isRefused]) => given[name] !== undefined && isRefused(given[name]));
  return [
    ...missing.map(([name, what]) => `${name} is missing: outside the demo it must be set (${what}).`),
    ...known.map((name) => `${name} is the demo's, which everybody knows: outside the demo it must be another.`),
    ...short.map((name) => `${name} is too short: outside the demo it has at least ${LEAST_SECRET} characters.`),
    ...refused.map(
      ([name, isRefused]) =>
        `${name}=${given[name]} is refused outside the demo: ${isRefused === isInTheClear ? 'it has to be an https: address' : 'remove it'}.`,
    ),
  ];
}
