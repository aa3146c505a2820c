import { renderToString } from 'react-dom/server';
import { isRouteErrorResponse, RouterContextProvider, ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router';
import type { PagesForMany, PageServices } from '#contracts/page.ts';
import { pageServicesContext, servicesOf } from './api/page-services.ts';
import { putsOwnPrintersFirst } from './catalog/own-order.ts';
import { inOrderOfNeed } from './in-order-of-need.ts';
import { routeOf, searchRead, showsNearStores, showsPurchases } from './pages-for-many.ts';
import { readAhead } from './read-ahead.ts';
import { shapeOf, textsOf } from './visit/shown-visit.ts';
import { visitMarks } from './visit/visit-marks.ts';

/** What the server has to know of pages that are made for many. */
export const pagesForMany: PagesForMany = {
  marks: visitMarks(),
  searchRead,
  routeOf,
  showsPurchases,
  putsOwnPrintersFirst,
  showsNearStores,
  shapeOf,
  textsOf,
};

/** Called by the server for each page: puts its services where loaders and actions find them. */
export function contextFor(services: PageServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageServicesContext, services);
  return context;
}

/** Called by the router with whatever a loader or an action threw. What it threw on purpose is an answer, and who has left waits for none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) servicesOf(context).reportFailure(error);
};

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
  const { cspNonce: nonce, deliver, isMadeAlready } = servicesOf(loadContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const data = await readAhead(routerContext);
  if (data !== undefined && isMadeAlready(status, data)) return new Response(null, { status, headers });
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />);
  deliver(`<!doctype html>${import.meta.env.PROD ? inOrderOfNeed(html) : html}`);
  return new Response(null, { status, headers });
}
