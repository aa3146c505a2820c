import type { IssuedCardName } from '../cards/demo-cards.ts';
import type { Ledger, LedgerEntry } from '../ledger/ledger.ts';

/** What is left on the vendor's own cards: always the money issued, folded with the ledger. */
export interface IssuedBalances {
  /** Cents that can be held now: issued, less what is held or captured, with what was refunded. */
  leftCents(card: IssuedCardName): number;
}

/** Balances that follow the ledger from its first entry on. @param issuedCents what a card was issued with */
export function followBalances(ledger: Ledger, issuedCents: (card: IssuedCardName) => number): IssuedBalances {
  const movedCents = new Map<string, number>();
  ledger.follow((entry) => {
    if (entry.issuedCard === undefined || entry.status !== 'APPROVED') return;
    const account = accountOf(entry.tender, entry.issuedCard);
    movedCents.set(account, (movedCents.get(account) ?? 0) + movement(entry));
  });
  return { leftCents: (card) => issuedCents(card) + (movedCents.get(accountOf(card.tender, card.id)) ?? 0) };
}

function accountOf(tender: LedgerEntry['tender'], id: string): string {
  return `${tender} ${id}`;
}

/** Money leaves the balance when it is held, so capturing it moves nothing. */
function movement({ type, amountCents }: LedgerEntry): number {
  switch (type) {
    case 'AUTHORIZE':
      return -amountCents;
    case 'CAPTURE':
      return 0;
    case 'VOID':
    case 'REFUND':
      return amountCents;
    default:
      return type satisfies never;
  }
}
