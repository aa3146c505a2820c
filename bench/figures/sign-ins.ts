import type { Bench } from '../bench.ts';
import { Shopper } from '../shopper.ts';
import { copyPerson } from './audiences.ts';
import { PAGE } from './pages.ts';
import { asking } from './reads.ts';

const PER_SECOND = 20;
const PEOPLE = 200;
const WHO = 'bea.buyer@harbordental.example';
const PASSWORD = 'Foolscap-demo-1';

/** A kept page by itself, and while twenty people sign in each second: to compare a password takes a processor some time, and no page may wait for it. */
export async function measureSignIns({ running, load, report, sideBySide }: Bench): Promise<void> {
  const people = await copyPerson(running.databaseUrl, WHO, PEOPLE);
  const alone = asking(running.base, running.pid, PAGE);
  const counted = { signedIn: 0, refused: 0 };
  const signIn = async () => {
    const email = people[(counted.signedIn + counted.refused) % people.length];
    try {
      await new Shopper(running.base, 'business.localhost').send('POST', '/cc/api/auth/login', { email, password: PASSWORD });
      counted.signedIn += 1;
    } catch {
      counted.refused += 1;
    }
  };
  const sides = await sideBySide(
    {
      'a page while people sign in': {
        pid: running.pid,
        makeBody: async (number: number) => {
          const body = await alone.makeBody(number);
          let due = performance.now();
          return async () => {
            if (number === 0 && performance.now() >= due) {
              due = performance.now() + 1000 / PER_SECOND;
              void signIn();
            }
            await body();
          };
        },
      },
      'the same page by itself': alone,
    },
    // One at a time: where pages take all that there is, whatever else is done makes them wait.
    { concurrency: 1 },
  );
  const value = sides.of('a page while people sign in').p99 / sides.of('the same page by itself').p99;
  const note = `${counted.signedIn} signed in, ${counted.refused} refused, ${load.seconds} s`;
  const what = `p99 of a kept page while ${PER_SECOND} people sign in each second, against it alone`;
  report({ id: 'sign-ins', what, value, unit: '×', goal: { atMost: 1.5 }, note, sides: sides.all });
}
