import { subscribe } from 'node:diagnostics_channel';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

/** Every GET is a HEAD too, and every address answers OPTIONS: neither does anything that the others do not. */
const NOT_OF_THEIR_OWN: ReadonlySet<string> = new Set(['HEAD', 'OPTIONS']);
/** Where everything that is no call is handed to the pages, which have routes of their own. */
const ANY_PAGE = '*';

/** Notes the routes of every server that is made from now on, as `GET /path/:id`. */
export function noteRoutes(): (app: FastifyInstance) => readonly string[] {
  const noted = new Map<unknown, Set<string>>();
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    const routes = new Set<string>();
    noted.set(fastify, routes);
    fastify.addHook('onRoute', ({ method, url }) => {
      const isEvery = [method].flat().length > NOT_OF_THEIR_OWN.size + 5;
      for (const one of isEvery ? ['ANY'] : [method].flat())
        if (!NOT_OF_THEIR_OWN.has(one) && url !== ANY_PAGE) routes.add(`${one} ${url}`);
    });
  });
  return (app) => [...(noted.get(app) ?? [])];
}

/** The pages of the built app: `GET` for each, `POST` for those that take forms. */
export async function pageRoutes(): Promise<string[]> {
  const { routes }: ServerBuild = await import(pathToFileURL(resolve('build/server/index.js')).href);
  return Object.values(routes).flatMap((page) => {
    if (page === undefined || page.id === 'root') return [];
    const path = `/${page.path ?? ''}`;
    return page.module.action === undefined ? [`GET ${path}`] : [`GET ${path}`, `POST ${path}`];
  });
}
