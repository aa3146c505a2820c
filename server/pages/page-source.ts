import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { PagesForMany, PageServices } from '#contracts/page.ts';
import { pageMethods, type PageMethods } from './page-methods.ts';

/** What the built app gives beside the router's own exports: `app/entry.server.tsx`. */
type AppBuild = ServerBuild & {
  entry: { module: { readonly pagesForMany: PagesForMany; contextFor(services: PageServices): RouterContextProvider } };
};

/** What makes pages. */
export type Rendering = {
  readonly handler: ReturnType<typeof createRequestHandler>;
  readonly contextFor: (services: PageServices) => RouterContextProvider;
  readonly methodsOf: PageMethods;
  readonly forMany: PagesForMany;
  /** Under development what is changed is to be seen at once: every page is made for its visitor. */
  readonly keepsPages: boolean;
  /** Vite's own scripts know no nonce, so pages under development have no content policy. */
  readonly hasPolicy: boolean;
};

/** Where a page's code comes from: asked for with each page, since under development it changes. */
export type PageSource = () => Promise<Rendering>;

/** The build of `build/`. */
export async function builtSource(): Promise<PageSource> {
  const build: AppBuild = await import(pathToFileURL(resolve('build/server/index.js')).href);
  const rendering = {
    handler: createRequestHandler(build, 'production'),
    contextFor: build.entry.module.contextFor,
    methodsOf: pageMethods(build),
    forMany: build.entry.module.pagesForMany,
    keepsPages: true,
    hasPolicy: true,
  };
  return async () => rendering;
}

/** Under development Vite serves the browser's modules as they are and hands over the server's at each page. */
export async function liveSource(app: FastifyInstance): Promise<PageSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true } });
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()));
  app.addHook('onClose', () => vite.close());
  return async () => {
    // The router as Vite finds it, or its classes would be others than those of the pages.
    const [build, router] = await Promise.all([
      vite.ssrLoadModule('virtual:react-router/server-build') as Promise<AppBuild>,
      vite.ssrLoadModule('react-router') as Promise<typeof import('react-router')>,
    ]);
    const { contextFor, pagesForMany: forMany } = build.entry.module;
    return {
      handler: router.createRequestHandler(build, 'development'),
      contextFor,
      methodsOf: pageMethods(build),
      forMany,
      keepsPages: false,
      hasPolicy: false,
    };
  };
}
