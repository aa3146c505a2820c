import type { z } from 'zod';
import type { ErrorCode } from '#contracts/errors.ts';
import {
  getSaved as getSavedCall,
  moveSaved as moveSavedCall,
  removeSaved as removeSavedCall,
  saveItem as saveItemCall,
} from '#contracts/saved-calls.ts';
import { buyingRoute, lookingRoute, type Route } from '../../http/route.ts';
import { moveSaved } from './move-saved.ts';
import { getSaved } from './read-saved.ts';
import { removeSaved } from './remove-saved.ts';
import { saveItem } from './save-for-later.ts';

/** Which code stands for an item that cannot be read: by the field that is wrong. */
function codeOfItem(issues: readonly z.core.$ZodIssue[]): ErrorCode {
  const about = issues.find((issue) => issue.path[0] === 'item');
  if (about === undefined) return 'INVALID_REQUEST';
  if (about.path[1] === 'qty') return 'INVALID_QTY';
  return about.path[1] === 'cartItemId' ? 'CART_ITEM_ID_NOT_FOUND' : 'INVALID_ITEM';
}

export const savedRoutes: readonly Route[] = [
  lookingRoute(getSavedCall, getSaved),
  buyingRoute(saveItemCall, saveItem, codeOfItem),
  buyingRoute(removeSavedCall, removeSaved),
  buyingRoute(moveSavedCall, moveSaved),
];
