import type { EntryContext } from 'react-router';

/**
 * Reads the page's data to its end before the page is rendered, so that the router puts it into the page as one script
 * instead of waiting for it inside the rendering, which a rendering to a string cannot do.
 *
 * @returns the data as they stand in the page: what is rendered depends on them and the address alone.
 */
export async function readAhead(routerContext: EntryContext): Promise<string | undefined> {
  const stream = routerContext.serverHandoffStream;
  if (stream === undefined) return undefined;
  const value = await new Response(stream).text();
  const whole = Object.assign(Promise.resolve(), { result: { done: true, value } });
  routerContext.renderMeta = { ...routerContext.renderMeta, streamCache: { 0: whole } };
  routerContext.serverHandoffStream = new ReadableStream();
  return value;
}
