import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { createElement as h, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ServerRouter,
  useLoaderData,
  type EntryContext,
  type ServerBuild,
} from 'react-router';

const TILES = Array.from({ length: 24 }, (_, index) => ({
  id: String(200_001 + index),
  name: `A believable name of an item, number ${index}`,
  price: 1299 + index * 37,
  picture: `/pictures/${200_001 + index}-400.avif`,
  promise: 'Delivery Tue Nov 24',
}));

/** A page with 24 tiles as the bare React Router serves it: its own entry, a root, a route with a loader, and nothing of a shop. */
export const answerBareRouter: (request: Request) => Promise<Response> = createRequestHandler(bareBuild(), 'production');

function Root(): ReactNode {
  const head = h('head', null, h('meta', { charSet: 'utf-8' }), h(Meta), h(Links));
  return h('html', { lang: 'en' }, head, h('body', null, h('main', null, h(Outlet)), h(Scripts)));
}

function Tiles(): ReactNode {
  const { tiles } = useLoaderData<{ tiles: typeof TILES }>();
  const list = tiles.map(({ id, name, price, picture, promise }) =>
    h(
      'li',
      { key: id },
      h(Link, { to: `/product_${id}` }, h('img', { src: picture, alt: '', width: 400, height: 400, loading: 'lazy' }), h('h3', null, name)),
      h('p', null, `$${(price / 100).toFixed(2)}`),
      h('p', null, promise),
    ),
  );
  return h('ul', null, list);
}

/** As the router's own entry for Node does it: rendered to a stream. */
async function handleDocument(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(h(ServerRouter, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html');
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      },
      onShellError: reject,
    });
  });
}

function bareBuild(): ServerBuild {
  const script = {
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
  };
  const ofClient = {
    imports: [],
    css: [],
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  return {
    entry: { module: { default: handleDocument } },
    routes: {
      root: { id: 'root', path: '', module: { default: Root } },
      tiles: { id: 'tiles', parentId: 'root', path: 'router', module: { default: Tiles, loader: () => ({ tiles: TILES }) } },
    },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: {
        root: { ...script, ...ofClient, id: 'root', path: '', hasLoader: false, module: '/root.js' },
        tiles: { ...script, ...ofClient, id: 'tiles', parentId: 'root', path: 'router', module: '/tiles.js' },
      },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
  };
}
