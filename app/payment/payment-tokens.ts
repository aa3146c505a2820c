import { PAYMENT_TOKEN_PATH } from '#contracts/payment/token-path.ts';
import {
  afterTokenAttempt,
  needsRefresh,
  tokenAnswer,
  tokenInUse,
  type PaymentToken,
  type TokenAnswer,
} from '#domain/payment/payment-token.ts';
import { reportError } from '#app/shell/errors/error-reports.ts';

/** For whose checkout a token is. */
export type TokenWish = {
  readonly checkoutId: string;
  /** The card may be saved. */
  readonly mayBeSaved: boolean;
};

export type PaymentTokenParts = {
  readonly ask: (path: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'text'>>;
  /** Asking for it can fail already, where a browser keeps nothing. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Changes with the session. */
  readonly contextToken: () => string;
  readonly nowMs: () => number;
  readonly log: (code: string) => void;
};

/** The tokens with which the payment vendor takes a card of this checkout. */
export type PaymentTokens = {
  /** One that is valid; undefined where there is none. Asks for a new one when the old is missing or ages. */
  get(wish: TokenWish): Promise<string | undefined>;
  /** The vendor does not take it: it is not used again. */
  forget(): void;
};

const STORED_AS = 'payAuth';
/** Longer nobody who wants to pay waits for an answer. */
const TIMEOUT_MS = 8_000;

type Kept = PaymentToken & { readonly of: string };

/**
 * Keeps the token of a checkout: on the page, and in the browser's storage for the next one. It is asked for anew six hours before it is over, and
 * pays until then while nobody answers. An answer that brings none is followed by one try more, and by a line in the shop's log. (C §4, Payment tokens; A-118)
 */
export function makePaymentTokens({ ask, storage, contextToken, nowMs, log }: PaymentTokenParts): PaymentTokens {
  let state: Kept | undefined;
  let asking: Promise<void> | undefined;

  async function refresh(wish: TokenWish, of: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const [answer, token] = await askOnce(wish);
      const step = afterTokenAttempt(attempt, answer);
      if (step.next === 'USE' && token !== undefined) {
        state = { ...token, of };
        inStorage((kept) => {
          kept.setItem(STORED_AS, JSON.stringify(state));
        });
        return;
      }
      if (step.next === 'GIVE_UP') return log(step.logCode);
    }
  }

  async function askOnce({ checkoutId, mayBeSaved }: TokenWish): Promise<readonly [TokenAnswer, PaymentToken | undefined]> {
    const type = mayBeSaved ? 'SP' : 'P';
    const vendorPayment = { checkoutId, requestType: 'PAYMENT_AUTH_TOKEN', type, key: contextToken() };
    try {
      const { status, text } = await answered({ vendorPayment });
      const token = readToken(text);
      const answer = tokenAnswer({ status, value: token?.value });
      return [answer, token];
    } catch {
      return [tokenAnswer({}), undefined];
    }
  }

  async function answered(body: object): Promise<{ status: number; text: string }> {
    const answer = await ask(PAYMENT_TOKEN_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.status, text: await answer.text() };
  }

  /** What cannot be kept, the next page asks for again. It is no part of the cart's scripts, which checkout has no use for. */
  function inStorage<T>(work: (kept: ReturnType<typeof storage>) => T): T | undefined {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  }
  const ofThis = (token: Kept | undefined, of: string) => (token?.of === of ? token : undefined);
  const inUse = (of: string) => tokenInUse({ inState: ofThis(state, of), inStorage: ofThis(inStorage(readKept), of) }, nowMs());

  return {
    async get(wish) {
      const of = [contextToken(), wish.checkoutId, wish.mayBeSaved].join(' ');
      if (needsRefresh(inUse(of), nowMs())) {
        asking ??= refresh(wish, of).finally(() => {
          asking = undefined;
        });
        await asking;
      }
      return inUse(of)?.value;
    },
    forget() {
      state = undefined;
      inStorage((kept) => {
        kept.removeItem(STORED_AS);
      });
    },
  };
}

/** What an answer brings, or nothing: an empty text, no JSON, or none of its fields. */
function readToken(text: string): PaymentToken | undefined {
  const token: unknown = Reflect.get(Object(jsonOf(text)), 'token');
  const [value, validUntil]: unknown[] = [Reflect.get(Object(token), 'value'), Reflect.get(Object(token), 'validUntil')];
  return typeof value === 'string' && typeof validUntil === 'number' ? { value, validUntil } : undefined;
}

function readKept(storage: Pick<Storage, 'getItem'>): Kept | undefined {
  const text = storage.getItem(STORED_AS) ?? '';
  const token = readToken(`{"token":${text || 'null'}}`);
  const of: unknown = Reflect.get(Object(jsonOf(text)), 'of');
  return token !== undefined && typeof of === 'string' ? { ...token, of } : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Those of this browser. */
export const paymentTokens = makePaymentTokens({
  ask: (...request) => fetch(...request),
  storage: () => localStorage,
  contextToken: () => /(?:^|; )ctxToken=([^;]*)/.exec(document.cookie)?.[1] ?? '',
  nowMs: () => Date.now(),
  log: (code) => {
    reportError(code, undefined);
  },
});
