import { getEcommContentData as contentCall } from '#contracts/session/menus.ts';
import { route, type Route } from '../http/route.ts';
import { getContent } from './get-content.ts';

export const menuRoutes: readonly Route[] = [route(contentCall, getContent)];
