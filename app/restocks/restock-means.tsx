import type { QuickBuyNeed } from '#domain/checkout/quick-buy.ts';
import { ADDRESSES_PATH } from '#app/account/addresses-path.ts';
import { ADD_CARD_PATH } from '#app/payment/cards-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** Where it goes and what pays. */
export type Means = {
  readonly missing: readonly QuickBuyNeed[];
  readonly paysOnInvoice: boolean;
  readonly address: string | null;
  readonly card: string | null;
};

const NEEDS: Readonly<Record<QuickBuyNeed, { readonly title: string; readonly text: string; readonly to: string; readonly link: string }>> =
  {
    ADDRESS: {
      title: 'No delivery address yet',
      text: 'Auto-restock ships to your default address. Until there is one, we can’t order anything.',
      to: ADDRESSES_PATH,
      link: 'Add an address',
    },
    CARD: {
      title: 'No saved card yet',
      text: 'Auto-restock is charged to your default card. Until there is one, we can’t order anything.',
      to: ADD_CARD_PATH,
      link: 'Add a card',
    },
    VALID_CARD: {
      title: 'Your default card has expired',
      text: 'Until you add another one and make it your default, we can’t order anything.',
      to: ADD_CARD_PATH,
      link: 'Add a card',
    },
  };

/** What is still missing before anything can be ordered, or where it goes and what pays. */
export function RestockMeans({ means: { missing, paysOnInvoice, address, card } }: { means: Means }) {
  return (
    <div className="mb-5 flex flex-col gap-3">
      {missing.map((need) => (
        <Notice
          key={need}
          tone="warning"
          title={NEEDS[need].title}
          action={
            <LinkButton to={NEEDS[need].to} look="secondary" size="small">
              {NEEDS[need].link}
            </LinkButton>
          }
        >
          {NEEDS[need].text}
        </Notice>
      ))}
      {missing.length === 0 && (
        <p>
          Ships to <b>{address}</b>, {paysOnInvoice ? 'billed to your organization' : <>charged to {card}</>}.
        </p>
      )}
    </div>
  );
}
