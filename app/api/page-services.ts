import { createContext, type RouterContextProvider } from 'react-router';
import type { PageServices } from '#contracts/page.ts';

/** The key under which the server's services stand in the router's context. */
export const pageServicesContext = createContext<PageServices>();

/** The services of this request: for loaders and actions. */
export function servicesOf(context: Readonly<RouterContextProvider>): PageServices {
  return context.get(pageServicesContext);
}
