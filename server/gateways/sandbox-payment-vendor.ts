import { Pool } from 'undici';
import type { Metrics } from '../telemetry/metrics.ts';
import type { GiftCardLogin, PaymentVendor } from './payment-vendor.ts';
import {
  isUnknownToVendor,
  readAuthorization,
  readBalance,
  readGiftCardRefusal,
  readMove,
  readRelease,
  readToken,
  refusalCodeOf,
  type Sent,
} from './sandbox-answers.ts';

/** Longer than any healthy answer takes; shorter than a shopper's patience, who is told "processing" after it. */
const TIMEOUT_MS = 8_000;

type Options = { readonly url: string; readonly secretKey: string; readonly metrics: Pick<Metrics, 'vendorCalls'> };

type Send = (operation: string, method: 'GET' | 'POST', path: string, body?: object) => Promise<Sent>;

/** The sandbox of the payment vendors, reached over HTTP with a secret key. */
export function makeSandboxPaymentVendor(options: Options): PaymentVendor {
  const send = makeSend(options);
  const sendLogin = (operation: string, path: string, { accountNumber, pin }: GiftCardLogin) =>
    send(operation, 'POST', path, { accountNumber, pin });

  return {
    async describe(token) {
      const sent = await send('describe', 'GET', `/v1/tokens/${encodeURIComponent(token)}`);
      // What the vendor cannot read, or finds too long, is no token of its.
      if (isUnknownToVendor(sent) || sent?.status === 400 || sent?.status === 414) return undefined;
      return (sent?.status === 200 ? readToken(sent) : undefined) ?? 'UNREACHABLE';
    },
    async exchangeGiftCard(login) {
      const sent = await sendLogin('exchange_gift_card', '/v1/giftcards/tokens', login);
      return (sent?.status === 201 ? readToken(sent) : undefined) ?? readGiftCardRefusal(sent);
    },
    async giftCardBalance(login) {
      const sent = await sendLogin('gift_card_balance', '/v1/giftcards/balance', login);
      return (sent?.status === 200 ? readBalance(sent) : undefined) ?? readGiftCardRefusal(sent);
    },
    async authorize({ token, amountCents, reference, key, returnUrl }) {
      const body = { token, amount: amountCents / 100, currency: 'USD', reference, idempotencyKey: key, returnUrl };
      const sent = await send('authorize', 'POST', '/v1/authorizations', body);
      // A server error may be over at once, and the same key cannot charge twice. A lost answer is left to the reconciler.
      if (sent !== undefined && sent.status >= 500) return readAuthorization(await send('authorize', 'POST', '/v1/authorizations', body));
      return readAuthorization(sent);
    },
    async find(key) {
      const sent = await send('find', 'GET', `/v1/authorizations?idempotencyKey=${encodeURIComponent(key)}`);
      return isUnknownToVendor(sent) ? 'NONE' : readAuthorization(sent);
    },
    async capture({ vendorId, amountCents, key }) {
      return readMove(await send('capture', 'POST', pathOf(vendorId, 'capture'), { amount: amountCents / 100, idempotencyKey: key }));
    },
    async release({ vendorId, amountCents, key }) {
      const body = { idempotencyKey: key, ...(amountCents !== undefined && { amount: amountCents / 100 }) };
      return readRelease(await send('release', 'POST', pathOf(vendorId, 'void'), body));
    },
    async refund({ vendorId, amountCents, key }) {
      return readMove(await send('refund', 'POST', pathOf(vendorId, 'refund'), { amount: amountCents / 100, idempotencyKey: key }));
    },
  };
}

/** Sends a call and counts how it ended: with a status, with the code of a refusal, or with no answer. Nothing of it is logged. */
function makeSend({ url, secretKey, metrics }: Options): Send {
  const pool = new Pool(url, { connections: 32, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, connect: { timeout: 2_000 } });
  return async (operation, method, path, body) => {
    try {
      const answer = await pool.request({
        method,
        path,
        headers: { authorization: `Bearer ${secretKey}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const sent = { status: answer.statusCode, body: parseJson(await answer.body.text()) };
      metrics.vendorCalls.inc({ operation, outcome: refusalCodeOf(sent) ?? String(sent.status) });
      return sent;
    } catch {
      metrics.vendorCalls.inc({ operation, outcome: 'no_answer' });
      return undefined;
    }
  };
}

function pathOf(vendorId: string, movement: 'capture' | 'void' | 'refund'): string {
  return `/v1/authorizations/${encodeURIComponent(vendorId)}/${movement}`;
}

/** Undefined for what is no JSON: a page of a proxy, or nothing. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
