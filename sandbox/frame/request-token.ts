/** The longest the frame waits for the vendor. */
const TIMEOUT_MS = 8000;

/** What the frame sends to be tokenised. */
export interface TokenRequest {
  number: string;
  expiryMonth?: string;
  expiryYear?: string;
  cvv?: string;
  cvvNotAsked?: boolean;
  checkoutId?: string;
  authToken?: string;
}

export interface RefusedField {
  field: string;
  code: string;
  message: string;
}

/** How the vendor answered. `FAILED` is everything that is no answer about the card: no connection, an error, nonsense. */
export type TokenOutcome =
  | { kind: 'TOKEN'; card: Record<string, string> }
  | { kind: 'REFUSED'; code: string; message: string; errors: RefusedField[] }
  | { kind: 'FAILED' };

const CARD_KEYS = ['token', 'brand', 'lastFourDigit', 'expiryMonth', 'expiryYear'];

/** Sends a card to the vendor's own origin. `send` is the browser's fetch. */
export async function requestToken(request: TokenRequest, send: typeof fetch): Promise<TokenOutcome> {
  try {
    const response = await send('/v1/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: 'omit',
    });
    return outcomeOf(response.status, await response.json());
  } catch {
    return { kind: 'FAILED' };
  }
}

function outcomeOf(status: number, body: unknown): TokenOutcome {
  if (status === 201) return tokenOf(body);
  const code = textAt(body, 'code');
  const message = textAt(body, 'message');
  if (status !== 422 || code === undefined || message === undefined) return { kind: 'FAILED' };
  return { kind: 'REFUSED', code, message, errors: errorsOf(body) };
}

function tokenOf(body: unknown): TokenOutcome {
  if (textAt(body, 'token') === undefined) return { kind: 'FAILED' };
  const given = CARD_KEYS.map((key) => [key, textAt(body, key)]).filter(([, value]) => value !== undefined);
  return { kind: 'TOKEN', card: Object.fromEntries(given) };
}

function errorsOf(body: unknown): RefusedField[] {
  const errors = valueAt(body, 'errors');
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const [field, code, message] = [textAt(error, 'field'), textAt(error, 'code'), textAt(error, 'message')];
    return field && code && message ? [{ field, code, message }] : [];
  });
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
}

function textAt(value: unknown, key: string): string | undefined {
  const found = valueAt(value, key);
  return typeof found === 'string' ? found : undefined;
}
