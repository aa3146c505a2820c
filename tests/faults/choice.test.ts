import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chosen } from './choice.ts';

const POWER = { name: 'power loss', stage: 'own', lastsMs: 0, strike: async () => undefined, heal: async () => undefined } as const;
const DISK = { ...POWER, name: 'disk full' };
const choiceOf = (words: string) => chosen(words === '' ? [] : words.split(' '), [POWER, DISK]);

it.each([
  ['a fault that there is not', '--only pwoer', 'no fault whose name contains "pwoer"'],
  ['one beside one that there is', '--only power,pwoer', 'no fault whose name contains "pwoer"'],
  ['no name at all', '--only power,', 'no fault whose name contains ""'],
  ['rounds that are no number', '--rounds two', '--rounds takes a whole number from 1 on, not "two"'],
  ['no round', '--rounds 0', '--rounds takes a whole number'],
  ['a first round before the first', '--from=-1', '--from takes a whole number'],
  ['no time', '--ready soon', '--ready takes seconds'],
  ['a word that it does not know', '--once', "Unknown option '--once'"],
])('the faults refuse %s', (_what, words, sentence) => {
  expect(choiceOf(words)).toEqual({ isRefused: true, say: expect.stringContaining(sentence) });
});

it('the faults take what is meant, and say what there is', () => {
  expect(choiceOf('')).toEqual({ faults: [POWER, DISK], rounds: 20, firstRound: 0, readyMs: 5_000 });
  expect(choiceOf('--only POWER --rounds 3 --from 2 --ready 7.5')).toEqual({ faults: [POWER], rounds: 3, firstRound: 2, readyMs: 7_500 });
  expect(choiceOf('--list')).toEqual({ isRefused: false, say: 'power loss\ndisk full' });
});

it.each(['--only pwoer --rounds 1', '--only power --rounds two'])(
  'a run of %s ends with 2, and kept nothing',
  { timeout: 60_000 },
  (words) => {
    const run = fileURLToPath(new URL('run.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [run, ...words.split(' ')], { encoding: 'utf8' });
    expect(stdout).not.toContain('kept');
    expect(stderr).toMatch(/^--(only|rounds)\W.*\n/);
    expect(status).toBe(2);
  },
);
