import type { InjectOptions } from 'fastify';
import type { TestShop } from '#tests/support/test-shop.ts';
import type { Principal } from './principals.ts';
import type { Ask } from './row.ts';

/** What came back; of a stream its status alone. */
type Answer = { readonly status: number; readonly text: string };

/** Sends what is asked of a route, as a browser or a program of that person would. Cookies that come back are dropped. */
export async function send(site: TestShop, who: Principal, route: string, { path, body, form, headers }: Ask): Promise<Answer> {
  // Whoever asks for so much that is not theirs would be asked a question instead.
  await site.database.query("delete from limit_seats where kind = 'CAPTCHA'");
  const [named = 'GET'] = route.split(' ');
  const payload = form === undefined ? body && JSON.stringify(body) : new URLSearchParams(form).toString();
  const isStream = path.endsWith('/events');
  const response = await site.app.inject({
    method: (named === 'ANY' ? 'GET' : named) as NonNullable<InjectOptions['method']>,
    url: path,
    headers: {
      host: who.host,
      cookie: [...who.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(payload !== undefined && { 'content-type': form === undefined ? 'application/json' : 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
    ...(isStream && { payloadAsStream: true }),
  });
  if (isStream) response.stream().destroy();
  return { status: response.statusCode, text: isStream ? '' : response.body };
}
