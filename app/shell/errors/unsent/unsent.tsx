import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import CloudOff from 'lucide-react/icons/cloud-off';
import { data, isRouteErrorResponse, UNSAFE_DataRouterDataContext as RouterData, useLocation, type DataStrategyResult } from 'react-router';
import { UNREACHED } from '#app/api/unreached.ts';
import { Button } from '#app/ui/button.tsx';
import { keepTyped, typeKept } from './kept-typing.ts';

type Unsent = { readonly title: string; readonly text: string };
type Pressed = { readonly form: HTMLFormElement; readonly by: HTMLElement | null };

const STAYS = 'What you typed is still here.';
const OFFLINE: Unsent = { title: 'You’re offline. This wasn’t sent.', text: `${STAYS} Send it again once you’re back online.` };
const BACK: Unsent = { title: 'You’re back online.', text: `${STAYS} It wasn’t sent yet.` };
const NO_ANSWER: Unsent = {
  title: 'We got no answer, so this may not have been sent.',
  text: `${STAYS} Check your connection and send it again.`,
};
const OUR_FAULT: Unsent = { title: 'Sorry, something went wrong. It’s us, not you.', text: `${STAYS} Send it again in a few minutes.` };

let unsent: Unsent | undefined;
let tell: () => void = () => undefined;
let pressed: Pressed | undefined;
let shownPath = '';
/** What the forms of the page were answered last, by route: it stays on the page, too. */
let answered: unknown;

function set(now: Unsent | undefined): void {
  unsent = now;
  tell();
}

/** What the visitor is told of a failure of what they sent; undefined for an answer that says itself what is wrong. */
function failureOf(result: unknown): Unsent | undefined {
  // What was thrown in fetching comes in the router's own wrapping.
  const error = result instanceof Object && 'data' in result && result.data instanceof Error ? result.data : result;
  if (error instanceof TypeError) return navigator.onLine ? NO_ANSWER : OFFLINE;
  return isRouteErrorResponse(error) && error.status >= 500 ? OUR_FAULT : undefined;
}

/**
 * Takes the outcome of what the browser has just asked the shop for, before the page shows it. A form that got no answer leaves its page as it is, with
 * everything typed, and the visitor is told. Of a page that is left for one that cannot be opened, what was typed is kept until it is opened again.
 *
 * @param results those of the router, by route: the one of a form without an answer is changed to the answer that the page shows already.
 */
export function settle({ method, url }: Request, results: Record<string, DataStrategyResult>): void {
  if (method === 'GET') {
    if (Object.values(results).some(({ type, result }) => type === 'error' && failureOf(result) !== undefined)) keepTyped(shownPath);
    return;
  }
  let failure: Unsent | undefined;
  for (const [route, one] of Object.entries(results)) {
    // Another page than this one has no form to go back to.
    const failed = one.type === 'error' && new URL(url).pathname === location.pathname ? failureOf(one.result) : undefined;
    if (failed === undefined) continue;
    failure = failed;
    Object.assign(one, { type: 'data', result: data(answerOf(route), { status: UNREACHED }) });
  }
  set(failure);
}

function answerOf(route: string): unknown {
  return answered instanceof Object ? Reflect.get(answered, route) : undefined;
}

function subscribe(onChange: () => void): () => void {
  tell = onChange;
  return () => {
    tell = () => undefined;
  };
}

/** Says above the page that its form was not sent, and sends it again. */
export function UnsentForm() {
  const { pathname } = useLocation();
  const { actionData } = useContext(RouterData) ?? {};
  const now = useSyncExternalStore(subscribe, () => unsent);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const keep = ({ target, submitter }: SubmitEvent) => {
      if (target instanceof HTMLFormElement) pressed = { form: target, by: submitter };
    };
    const back = () => {
      if (unsent === OFFLINE) set(BACK);
    };
    document.addEventListener('submit', keep, true);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('submit', keep, true);
      window.removeEventListener('online', back);
    };
  }, []);
  useEffect(() => {
    answered = actionData;
  }, [actionData]);
  useEffect(() => {
    shownPath = pathname;
    set(undefined);
    typeKept(pathname);
  }, [pathname]);
  useEffect(() => {
    if (now !== undefined) box.current?.focus();
  }, [now]);
  if (now === undefined) return null;
  const { title, text } = now;
  return (
    <div className="page mt-4">
      <div ref={box} className="notice notice-failure" role="alert" tabIndex={-1}>
        <CloudOff size={20} aria-hidden="true" />
        <div className="notice-body">
          <p className="notice-title">{title}</p>
          <p>{text}</p>
          <p className="mt-2">
            <Button type="button" look="secondary" onClick={sendAgain}>
              Send it again
            </Button>
          </p>
        </div>
      </div>
    </div>
  );
}

function sendAgain(): void {
  const { form, by } = pressed ?? {};
  if (form?.isConnected === true) form.requestSubmit(by instanceof HTMLButtonElement && by.form === form ? by : undefined);
}
