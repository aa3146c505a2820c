/** Names the wallet to the shop's page. */
export const WALLET_API_KEY = 'pk_sandbox_wallet';

/** What the wallet has encrypted for the shop under a call's id. */
export function encryptedOf(callId: string): string {
  return `enc.${callId}`;
}
