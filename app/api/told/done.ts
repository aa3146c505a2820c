import { redirect, type RouterContextProvider } from 'react-router';
import type { Done } from '#contracts/page.ts';
import { servicesOf } from '../page-services.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Leads to a page of ours that says once what has just been done: opened again it says nothing of it, and its address is the page's own.
 *
 * @param to its address
 * @param done what was done, as a word of that page's own, without spaces: no text comes from outside
 * @param about what it was done with, such as its id
 */
export function doneAt(context: Context, to: string, done: string, about = ''): Response {
  servicesOf(context).done.tell(/^[^?#]*/.exec(to)?.[0] ?? '', { done, about });
  return redirect(to, 303);
}

/** What was done just before this page was opened, and with what; undefined: nothing, or it has been said. */
export function doneWithIn(context: Context, { pathname }: Pick<URL, 'pathname'>): Done | undefined {
  return servicesOf(context).done.take(pathname);
}

/** The same of who need not know with what. */
export function doneIn(context: Context, url: Pick<URL, 'pathname'>): string | undefined {
  return doneWithIn(context, url)?.done;
}
