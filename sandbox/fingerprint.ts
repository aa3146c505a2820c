import type { IssuedGiftCard } from './cards/demo-cards.ts';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A short hash of what a request asks for; equal for equal parts, in order. */
export function fingerprintOf(...parts: readonly (string | number | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Whether two secrets are equal, in a time that does not tell how much of them is. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Stands for a card number: the same for the same one, and nothing for who has no key. */
export function fingerprintOfCard(digits: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`card ${digits}`).digest('base64url').slice(0, 22);
}

/** Digits that nobody can tell who has no key. */
function secretDigits(text: string, count: number, secretKey: string): string {
  const digest = createHmac('sha256', secretKey).update(text).digest();
  return Array.from({ length: count }, (_, index) => (digest[index] ?? 0) % 10).join('');
}

/** The gift card that stands under a key: number and PIN are the same each time, so that they need not be kept. */
export function giftCardUnder({ key, amountCents }: { key: string; amountCents: number }, secretKey: string): IssuedGiftCard {
  const accountNumber = `60064917${secretDigits(`gift card ${key}`, 11, secretKey)}`;
  return {
    id: fingerprintOf('gift card', key),
    accountNumber,
    pin: secretDigits(`pin ${key}`, 4, secretKey),
    issuedCents: amountCents,
    isActive: true,
  };
}
