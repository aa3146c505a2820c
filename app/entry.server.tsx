import { renderToString } from 'react-dom/server';
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import type { PageServices } from '#contracts/page.ts';
import { pageServicesContext, servicesOf } from './api/page-services.ts';
import { inOrderOfNeed } from './in-order-of-need.ts';
import { readAhead } from './read-ahead.ts';

/** Called by the server for each page: puts its services where loaders and actions find them. */
export function contextFor(services: PageServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageServicesContext, services);
  return context;
}

/**
 * Renders a page in one go. Loaders have all answered by then, so there is nothing to stream, and a string is made in less
 * than half the time that a stream takes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = servicesOf(loadContext).cspNonce;
  await readAhead(routerContext);
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!doctype html>${import.meta.env.PROD ? inOrderOfNeed(html) : html}`, { status, headers });
}
