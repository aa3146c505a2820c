import { matchRoutes, type ServerBuild } from 'react-router';

/** What every page answers to, and what one that takes forms does too. */
export const SHOWN: readonly string[] = ['GET', 'HEAD'];
const POSTED = [...SHOWN, 'POST'];

/** Tells which methods the page at a path answers to. Where nothing stands that is the page that says so. */
export type PageMethods = (pathname: string) => readonly string[];

/**
 * The methods of every page of the built app. The router itself refuses a method before it looks whether there is anything at the
 * address, and writes an error into the log each time.
 */
export function pageMethods({ routes }: Pick<ServerBuild, 'routes'>): PageMethods {
  const pages = Object.values(routes).flatMap((page) => (page === undefined || page.id === 'root' ? [] : [page]));
  const patterns = pages.map(({ id, path, index }) => (index === true ? { id, index } : { id, path: path ?? '' }));
  const takesForms = new Set(pages.filter(({ module }) => module.action !== undefined).map(({ id }) => id));
  return (pathname) => {
    const matches = matchRoutes(patterns, pageOfData(pathname)) ?? [];
    return matches.some(({ route }) => route.id !== undefined && takesForms.has(route.id)) ? POSTED : SHOWN;
  };
}

/** The path of a page from that of its data alone: the router asks for '/cart.data', and for '/_.data' where a path ends with a slash. */
export function pageOfData(pathname: string): string {
  return pathname.replace(/(?:\/_)?\.data$/, '') || '/';
}
