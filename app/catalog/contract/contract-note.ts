import type { ContractInstead } from '#contracts/catalog.ts';
import type { OffContract } from '#domain/accounts/off-contract.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';

/** What is said of an item that is not on the contract of who looks. */
export type ContractNote = {
  /** Their organization would have them buy by contract. */
  readonly isWarned: boolean;
  /** What does the same and is on it. */
  readonly instead?: {
    readonly itemId: string;
    readonly title: string;
    readonly url: string;
    readonly image: PictureSource;
    readonly price: string;
    /** '$11.20 less per case'; absent where it costs no less, or nobody is shown what it costs. */
    readonly saving?: string;
  };
};

/** The note; undefined where there is nothing to say. */
export function contractNote(rule: OffContract, instead: ContractInstead | null): ContractNote | undefined {
  const isWarned = rule === 'WARN';
  if (instead === null) return isWarned ? { isWarned } : undefined;
  const { itemId, title, url, image, price, saved, per } = instead;
  return {
    isWarned,
    instead: { itemId, title, url, image, price, ...(saved !== null && { saving: `${formatDollars(saved)} less ${per}` }) },
  };
}

export const NOT_ON_CONTRACT = 'Not on your contract';
export const PREFERS_CONTRACT = 'Your company prefers items on your contract. You can still order this one.';
