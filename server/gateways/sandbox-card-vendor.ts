import { Pool } from 'undici';
import { z } from 'zod';
import type { Metrics } from '../telemetry/metrics.ts';
import type { CardVendor, VendorAnswer } from './card-vendor.ts';

/** Longer than any healthy answer takes; shorter than a shopper's patience, who is told "processing" after it. */
const TIMEOUT_MS = 8_000;

const TokenAnswer = z.object({
  token: z.string(),
  brand: z.string(),
  lastFourDigit: z.string(),
  expiryMonth: z.string().nullish(),
  expiryYear: z.string().nullish(),
  kind: z.enum(['CREDIT_CARD', 'PREPAID_CARD']),
});
const AuthorizationAnswer = z.object({
  id: z.string(),
  status: z.enum(['APPROVED', 'DECLINED', 'CHALLENGE']),
  transactionId: z.string().nullish(),
  challengeUrl: z.string().nullish(),
});

type Sent = { readonly status: number; readonly body: unknown } | undefined;

/** The sandbox of the payment vendors, reached over HTTP with a secret key. */
export function makeSandboxCardVendor(options: { url: string; secretKey: string; metrics: Metrics }): CardVendor {
  const pool = new Pool(options.url, { connections: 32, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, connect: { timeout: 2_000 } });

  async function send(operation: string, method: 'GET' | 'POST', path: string, body?: object): Promise<Sent> {
    try {
      const answer = await pool.request({
        method,
        path,
        headers: { authorization: `Bearer ${options.secretKey}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await answer.body.text();
      options.metrics.vendorCalls.inc({ operation, outcome: String(answer.statusCode) });
      return { status: answer.statusCode, body: text === '' ? null : JSON.parse(text) };
    } catch {
      options.metrics.vendorCalls.inc({ operation, outcome: 'no_answer' });
      return undefined;
    }
  }

  async function authorizeOnce(body: object): Promise<VendorAnswer> {
    const sent = await send('authorize', 'POST', '/v1/authorizations', body);
    return readAuthorization(sent) ?? { kind: 'UNKNOWN' };
  }

  return {
    async describe(token) {
      const sent = await send('describe', 'GET', `/v1/tokens/${encodeURIComponent(token)}`);
      if (sent?.status === 404 || sent?.status === 400) return undefined;
      const card = TokenAnswer.safeParse(sent?.body);
      if (sent?.status !== 200 || !card.success) return 'UNREACHABLE';
      const { brand, lastFourDigit, expiryMonth, expiryYear, kind } = card.data;
      return { token, kind, brand, lastFour: lastFourDigit, expiryMonth: numberOrNone(expiryMonth), expiryYear: numberOrNone(expiryYear) };
    },
    async authorize({ token, amountCents, reference, key, returnUrl }) {
      const body = { token, amount: amountCents / 100, currency: 'USD', reference, idempotencyKey: key, returnUrl };
      const sent = await send('authorize', 'POST', '/v1/authorizations', body);
      // A server error may be over at once, and the same key cannot charge twice. A lost answer is left to the reconciler.
      if (sent !== undefined && sent.status >= 500) return authorizeOnce(body);
      return readAuthorization(sent) ?? { kind: 'UNKNOWN' };
    },
    async find(key) {
      const sent = await send('find', 'GET', `/v1/authorizations?idempotencyKey=${encodeURIComponent(key)}`);
      if (sent?.status === 404) return 'NONE';
      return readAuthorization(sent) ?? { kind: 'UNKNOWN' };
    },
    async capture({ vendorId, amountCents, key }) {
      const sent = await send('capture', 'POST', `/v1/authorizations/${encodeURIComponent(vendorId)}/capture`, {
        amount: amountCents / 100,
        idempotencyKey: key,
      });
      return sent?.status === 200;
    },
    async void({ vendorId, key }) {
      const sent = await send('void', 'POST', `/v1/authorizations/${encodeURIComponent(vendorId)}/void`, { idempotencyKey: key });
      return sent?.status === 200;
    },
  };
}

function readAuthorization(sent: Sent): VendorAnswer | undefined {
  if (sent === undefined || sent.status >= 500) return undefined;
  if (sent.status >= 400) return { kind: 'DECLINED', vendorId: undefined };
  const answer = AuthorizationAnswer.safeParse(sent.body);
  if (!answer.success) return undefined;
  const { id, status, transactionId, challengeUrl } = answer.data;
  if (status === 'CHALLENGE')
    return { kind: 'CHALLENGE', vendorId: id, transactionId: transactionId ?? '', challengeUrl: challengeUrl ?? '' };
  return { kind: status, vendorId: id };
}

function numberOrNone(text: string | null | undefined): number | undefined {
  return text === null || text === undefined || text === '' ? undefined : Number(text);
}
