import { ROUTE_PREFIX } from './call.ts';

/** Where a page asks for the session: apart from the call's shapes, so that it can do so without loading those. */
export const SESSION_PATH = `${ROUTE_PREFIX}/api/session`;
