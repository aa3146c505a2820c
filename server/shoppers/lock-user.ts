import { statement } from '../db/database.ts';

/**
 * Lets others wait who add something to what somebody has: what is counted afterwards, in a statement of its own, is what is there. In one statement with
 * the lock it is what was there before anybody waited. $1 user
 */
export const lockUser = statement<{ user_id: string }>('user_lock', 'select user_id from users where user_id = $1 for no key update');
