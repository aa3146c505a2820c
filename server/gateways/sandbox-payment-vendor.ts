import { Pool } from 'undici';
import type { Logger } from 'pino';
import type { Metrics } from '../telemetry/metrics.ts';
import type { GiftCardLogin, PaymentVendor } from './payment-vendor.ts';
import { readAnswer } from './read-answer.ts';
import {
  isPossibleToken,
  isUnknownToVendor,
  mismatchesOf,
  namesOf,
  readAllowed,
  readApproval,
  readAuthorization,
  readBalance,
  readGiftCardRefusal,
  readIssued,
  readIssuerEntries,
  readMove,
  readRelease,
  readToken,
  refusalCodeOf,
  type Asked,
  type Sent,
} from './sandbox-answers.ts';

/** Longer than any healthy answer takes; shorter than a shopper's patience, who is told "processing" after it. */
const TIMEOUT_MS = 8_000;

/** Entries of the issuer's list that are asked for at a time: all of them are well below what an answer may have. */
const MOST_ENTRIES = 200;

const CURRENCY = 'USD';

type Options = {
  readonly url: string;
  readonly secretKey: string;
  readonly metrics: Pick<Metrics, 'vendorCalls' | 'vendorUnclear'>;
  readonly log: Pick<Logger, 'error'>;
};

type Send = (operation: string, method: 'GET' | 'POST', path: string, body?: object, asked?: Asked) => Promise<Sent>;

/** The sandbox of the payment vendors, reached over HTTP with a secret key. */
export function makeSandboxPaymentVendor(options: Options): PaymentVendor {
  const send = makeSend(options);
  /** What an answer came to: one that decides nothing is told of, since somebody may have to look. */
  const decided = <T>(operation: string, sent: Sent, value: T): T => {
    if (sent !== undefined && isOpen(value)) tellUnclear(options, operation, sent);
    return value;
  };
  const sendLogin = (operation: string, path: string, { accountNumber, pin }: GiftCardLogin) =>
    send(operation, 'POST', path, { accountNumber, pin });
  const sendMove = async (operation: string, movement: string, { vendorId, amountCents, key }: MoveAsked, read: typeof readMove) => {
    const body = { idempotencyKey: key, ...(amountCents !== undefined && { amount: amountCents / 100 }) };
    const path = `/v1/authorizations/${encodeURIComponent(vendorId)}/${movement}`;
    const sent = await send(operation, 'POST', path, body, { ...body, authorizationId: vendorId, currency: CURRENCY });
    return decided(operation, sent, read(sent));
  };

  return {
    async allowToPay(request) {
      const sent = await send('allow_to_pay', 'POST', '/v1/auth-tokens', request);
      return decided('allow_to_pay', sent, readAllowed(sent) ?? 'UNREACHABLE');
    },
    async describe(token) {
      if (!isPossibleToken(token)) return undefined;
      const sent = await send('describe', 'GET', `/v1/tokens/${encodeURIComponent(token)}`);
      if (isUnknownToVendor(sent)) return undefined;
      return decided('describe', sent, (sent?.status === 200 ? readToken(sent) : undefined) ?? 'UNREACHABLE');
    },
    async exchangeGiftCard(login) {
      const sent = await sendLogin('exchange_gift_card', '/v1/giftcards/tokens', login);
      return decided('exchange_gift_card', sent, (sent?.status === 201 ? readToken(sent) : undefined) ?? readGiftCardRefusal(sent));
    },
    async issueGiftCard({ amountCents, key }) {
      const sent = await send('issue_gift_card', 'POST', '/v1/giftcards', { idempotencyKey: key, amount: amountCents / 100 });
      return decided('issue_gift_card', sent, (sent?.status === 201 ? readIssued(sent, amountCents) : undefined) ?? 'UNREACHABLE');
    },
    async voidGiftCard({ key }) {
      const sent = await send('void_gift_card', 'POST', '/v1/giftcards/void', { idempotencyKey: key });
      return decided('void_gift_card', sent, readMove(sent));
    },
    async listGiftCards({ after }) {
      const sent = await send(
        'list_gift_cards',
        'GET',
        `/v1/giftcards/entries?limit=${MOST_ENTRIES}${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`,
      );
      return decided('list_gift_cards', sent, readIssuerEntries(sent) ?? 'UNREACHABLE');
    },
    async giftCardBalance(login) {
      const sent = await sendLogin('gift_card_balance', '/v1/giftcards/balance', login);
      return decided('gift_card_balance', sent, (sent?.status === 200 ? readBalance(sent) : undefined) ?? readGiftCardRefusal(sent));
    },
    async confirm({ nonce, vendor, proof }) {
      if (!isPossibleToken(nonce)) return 'DECLINED';
      const sent = await send('confirm', 'POST', `/v1/vendor-payments/${encodeURIComponent(nonce)}/confirm`, {
        vendor,
        ...(proof !== undefined && { proof }),
      });
      return decided('confirm', sent, readApproval(sent, vendor));
    },
    async authorize({ token, amountCents, reference, key, returnUrl, renews }) {
      const asked = askedToHold({ amountCents, reference, key });
      const authorize = () => send('authorize', 'POST', '/v1/authorizations', { token, returnUrl, renews, ...asked }, asked);
      const first = await authorize();
      // A server error may be over at once, and the same key cannot charge twice. A lost answer is left to the reconciler.
      const sent = first !== undefined && first.status >= 500 ? await authorize() : first;
      return decided('authorize', sent, readAuthorization(sent));
    },
    async find(asked) {
      const path = `/v1/authorizations?idempotencyKey=${encodeURIComponent(asked.key)}`;
      const sent = await send('find', 'GET', path, undefined, askedToHold(asked));
      return isUnknownToVendor(sent) ? 'NONE' : decided('find', sent, readAuthorization(sent));
    },
    capture: (request) => sendMove('capture', 'capture', request, readMove),
    release: (request) => sendMove('release', 'void', request, readRelease),
    refund: (request) => sendMove('refund', 'refund', request, readMove),
  };
}

/**
 * Sends a call and counts how it ended: with a status, with the code of a refusal, or with no answer. A success that tells of
 * something else than was asked is no answer to it, and is logged.
 */
function makeSend({ url, secretKey, metrics, log }: Options): Send {
  const pool = new Pool(url, { connections: 32, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, connect: { timeout: 2_000 } });
  const names = namesOf(url);
  return async (operation, method, path, body, asked) => {
    try {
      const answer = await pool.request({
        method,
        path,
        headers: { authorization: `Bearer ${secretKey}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const sent = { status: answer.statusCode, body: parseJson(await readAnswer(answer.body)) };
      const mismatches = asked === undefined ? [] : mismatchesOf(sent, asked, names);
      metrics.vendorCalls.inc({ operation, outcome: mismatches.length > 0 ? 'mismatch' : outcomeOf(sent) });
      if (mismatches.length === 0) return sent;
      metrics.vendorUnclear.inc({ operation, outcome: 'mismatch' });
      log.error(
        {
          operation,
          mismatches,
          key: asked?.['idempotencyKey'],
          ...(mismatches.includes('challengeUrl') && { expectedAt: new URL(url).origin }),
        },
        'a vendor answers something else than it was asked: somebody has to look',
      );
      return undefined;
    } catch {
      metrics.vendorCalls.inc({ operation, outcome: 'no_answer' });
      metrics.vendorUnclear.inc({ operation, outcome: 'no_answer' });
      return undefined;
    }
  };
}

/** The values that say that nobody knows. */
function isOpen(value: unknown): boolean {
  return value === 'UNKNOWN' || value === 'UNREACHABLE' || Reflect.get(Object(value), 'kind') === 'UNKNOWN';
}

function outcomeOf(sent: NonNullable<Sent>): string {
  return refusalCodeOf(sent) ?? String(sent.status);
}

/** A vendor that refuses us, or that we do not understand, is no card that does not pay: until somebody has looked, nobody can. */
function tellUnclear({ metrics, log }: Options, operation: string, sent: NonNullable<Sent>): void {
  const outcome = outcomeOf(sent);
  metrics.vendorUnclear.inc({ operation, outcome });
  log.error({ operation, status: sent.status, outcome }, 'a vendor gives an answer that decides nothing: somebody has to look');
}

type MoveAsked = { readonly vendorId: string; readonly amountCents?: number; readonly key: string };

function askedToHold({ amountCents, reference, key }: { amountCents: number; reference: string; key: string }): Asked {
  return { amount: amountCents / 100, currency: CURRENCY, reference, idempotencyKey: key };
}

/** Undefined for what is no JSON: a page of a proxy, or nothing. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
