import { randomBytes } from 'node:crypto';

type Prefix = 'tok' | 'gift' | 'pay' | 'auth' | 'cap' | 'void' | 'ref' | 'txn' | 'evt' | 'nonce' | 'call' | 'klarna' | 'apple';

/**
 * A new unguessable id (144 random bits) behind a prefix that says what it is of.
 * base64url rather than hex: hex has runs of digits that a card-number filter may take for a card.
 */
export function newId(prefix: Prefix): string {
  return `${prefix}_${randomBytes(18).toString('base64url')}`;
}
