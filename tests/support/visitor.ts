import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { CartItem } from '#contracts/cart-item.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type { Call } from '#contracts/call.ts';
import { ErrorBody } from '#contracts/shapes.ts';
import { ROUTES } from '#server/routes.ts';
import type { TestShop } from './test-shop.ts';

/** An answer as a client sees it. */
export type Answer<T = unknown> = { readonly status: number; readonly body: T; readonly headers: Record<string, unknown> };

/** A client with a cookie jar that talks to the shop over its wire; every answer is held to its contract. */
export type Visitor = {
  readonly from: From;
  readonly cookies: Map<string, string>;
  get<T = unknown>(path: string, options?: RequestOptions): Promise<Answer<T>>;
  post<T = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>>;
  /** A POST that is meant as a PUT or DELETE, as clients send it. */
  put<T = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>>;
  delete<T = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>>;
  /** Adds items and answers the whole cart. */
  add(...items: Record<string, unknown>[]): Promise<CartResponse['cartInfo']>;
  cart(): Promise<CartResponse['cartInfo']>;
};

export type RequestOptions = { readonly headers?: Record<string, string> };

const ITEM = '/cc/api/checkout/default/item';

/** Where a visitor comes from. */
type From = {
  readonly host?: string;
  /** What a proxy in front says of their address. */
  readonly address?: string;
  /** Whom the connection comes from. */
  readonly socket?: string;
};

export function aVisitor(testShop: Pick<TestShop, 'app'>, from: From = {}): Visitor {
  const { host = 'localhost', address, socket } = from;
  const cookies = new Map<string, string>();

  async function send<T>(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body: unknown,
    options: RequestOptions & { override?: string },
  ): Promise<Answer<T>> {
    const headers: Record<string, string> = {
      host,
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...options.headers,
      ...(options.override !== undefined && { 'x-http-method-override': options.override }),
    };
    if (cookies.size > 0) headers['cookie'] = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await testShop.app.inject({
      method,
      url: path,
      headers,
      ...(socket !== undefined && { remoteAddress: socket }),
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(body !== undefined && { headers: { 'content-type': 'application/json', ...headers } }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    const answer = {
      status: response.statusCode,
      body: response.body === '' ? null : parse(response.body),
      headers: { ...response.headers },
    };
    holdToContract(options.override ?? method, path, answer);
    return answer as Answer<T>;
  }

  const visitor: Visitor = {
    from,
    cookies,
    get: (path, options = {}) => send('GET', path, undefined, options),
    post: (path, body = {}, options = {}) => send('POST', path, body, options),
    put: (path, body = {}, options = {}) => send('POST', path, body, { ...options, override: 'PUT' }),
    delete: (path, body = {}, options = {}) => send('POST', path, body, { ...options, override: 'DELETE' }),
    async add(...items) {
      const { status, body } = await visitor.post<CartResponse>(`${ITEM}?responseType=WHOLE`, { items });
      expect(status, JSON.stringify(body)).toBe(200);
      return body.cartInfo;
    },
    async cart() {
      const { status, body } = await visitor.get<CartResponse>('/cc/api/checkout?grindType=ALL');
      expect(status).toBe(200);
      return body.cartInfo;
    },
  };
  return visitor;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The row of an item. @throws when the cart has none. */
export function rowOf(cart: { items: CartItem[] }, itemId: string): CartItem {
  const row = cart.items.find((item) => item.itemId === itemId);
  if (row === undefined) throw new Error(`There is no row of ${itemId} in the cart.`);
  return row;
}

/** @throws when an answer of a call is not in the shape of its contract, or an error not in that of errors. */
export function holdToContract(method: string, path: string, answer: Answer): void {
  const contract = contractOf(method, path.split('?')[0] ?? '');
  if (contract === undefined || answer.body === null || typeof answer.body === 'string') return;
  const schema: z.ZodType = answer.status < 400 ? contract.answer : ErrorBody;
  const result = schema.safeParse(answer.body);
  if (!result.success)
    throw new Error(
      `${method} ${path} answered off its contract (${answer.status}): ${JSON.stringify(result.error.issues.slice(0, 5))} in ${JSON.stringify(answer.body).slice(0, 400)}`,
    );
}

function contractOf(method: string, path: string): Call | undefined {
  const parts = path.split('/');
  return ROUTES.map((route) => route.contract).find((contract) => {
    const pattern = `${contract.isPrefixed === true ? '/ele-lpd' : ''}${contract.path}`.split('/');
    return (
      contract.method === method &&
      pattern.length === parts.length &&
      pattern.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  });
}
