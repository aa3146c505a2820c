import { NO_CONNECTION } from '#app/api/unreached.ts';
import { unreachedBuyNow, type BuyNowOutcome, type PressAnswer } from './buy-now-outcome.ts';
import { BUY_NOW_PATHS } from './buy-now-paths.ts';

/** Sends a press. @returns what came of it; undefined where the browser goes on to another page. */
export async function sendPress(form: FormData): Promise<BuyNowOutcome | undefined> {
  const body = new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  try {
    const answer = await fetch(BUY_NOW_PATHS.press, {
      method: 'POST',
      body,
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    // Our own server says it as the type does.
    const said: PressAnswer = await answer.json();
    if (said.goTo !== undefined) {
      location.assign(said.goTo);
      return undefined;
    }
    return said.outcome ?? unreachedBuyNow(NO_CONNECTION);
  } catch {
    return unreachedBuyNow(NO_CONNECTION);
  }
}
