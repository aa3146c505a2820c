import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageServices, VisitRecord, VisitShape } from '#contracts/page.ts';
import { pageMethods, type PageMethods } from './page-methods.ts';

/** What stands in pages for many in the place of what is one visitor's alone, and what comes there: said by those who show it. */
export type AppMarks = {
  readonly MARKS: Readonly<Record<keyof VisitTexts | 'visit' | 'nonce', string>>;
  shapeOf(visitor: Omit<VisitRecord, 'cart'>): VisitShape;
  textsOf(visit: VisitRecord | undefined): VisitTexts;
};
type VisitTexts = Record<'firstName' | 'accountName' | 'zip' | 'badge' | 'items' | 'inCart', string>;

/** What the built app gives beside the router's own exports. */
type AppBuild = ServerBuild & { entry: { module: AppMarks & { contextFor(services: PageServices): RouterContextProvider } } };

/** What makes pages. */
export type Rendering = {
  readonly handler: ReturnType<typeof createRequestHandler>;
  readonly contextFor: (services: PageServices) => RouterContextProvider;
  readonly methodsOf: PageMethods;
  readonly marks: AppMarks;
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
    marks: build.entry.module,
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
    const { contextFor } = build.entry.module;
    return {
      handler: router.createRequestHandler(build, 'development'),
      contextFor,
      methodsOf: pageMethods(build),
      marks: build.entry.module,
      hasPolicy: false,
    };
  };
}
