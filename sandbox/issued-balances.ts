import { GIFT_CARDS, prepaidIssuedCents } from './demo-cards.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';

/** What is left on the vendor's own cards: always the money issued, folded with the ledger. */
export interface IssuedBalances {
  /** Cents left on a prepaid card. */
  prepaidCents(id: string): number;
  /** Cents left on a gift card. */
  giftCents(id: string): number;
}

/** Balances that follow the ledger from its first entry on. */
export function followBalances(ledger: Ledger): IssuedBalances {
  const movedCents = new Map<string, number>();
  ledger.follow((entry) => {
    if (entry.issuedCard === undefined || entry.status !== 'APPROVED') return;
    const account = accountOf(entry.tender, entry.issuedCard);
    movedCents.set(account, (movedCents.get(account) ?? 0) + movement(entry));
  });
  return {
    prepaidCents: (id) => prepaidIssuedCents(id) + (movedCents.get(accountOf('PREPAID_CARD', id)) ?? 0),
    giftCents(id) {
      const issuedCents = GIFT_CARDS.find((card) => card.id === id)?.issuedCents ?? 0;
      return issuedCents + (movedCents.get(accountOf('GIFT_CARD', id)) ?? 0);
    },
  };
}

function accountOf(tender: LedgerEntry['tender'], id: string): string {
  return `${tender} ${id}`;
}

/** A gift card is debited by a capture; a prepaid card already by its authorization, so its capture moves nothing. */
function movement({ type, tender, amountCents }: LedgerEntry): number {
  switch (type) {
    case 'AUTHORIZE':
      return -amountCents;
    case 'CAPTURE':
      return tender === 'GIFT_CARD' ? -amountCents : 0;
    case 'VOID':
    case 'REFUND':
      return amountCents;
    default:
      return type satisfies never;
  }
}
