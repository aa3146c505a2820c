import type { Way } from './model-catalog.ts';

/** An item of an add, as it is drawn: which row is meant by a number is found out when the command runs. */
export type DrawnWish = {
  readonly itemId: string;
  readonly qty: number | undefined;
  readonly way: Way;
  readonly store: string | undefined;
  readonly isPacked: boolean;
  readonly isAddOn: boolean;
  readonly parent: 'NONE' | 'BY_ITEM' | number;
};
export type DrawnChange = {
  readonly row: number;
  readonly qty: number | undefined;
  readonly way: Way | undefined;
  readonly store: string | undefined;
  readonly service: { readonly BASC: number; readonly CUST: number } | undefined;
};
export type Person = 'PLAIN' | 'JOINER' | 'MEMBER';

/** One thing that a shopper does. Plain data, so that a failed run can be printed, shrunk and read. */
export type Command =
  | {
      readonly does: 'ADD';
      readonly wishes: readonly DrawnWish[];
      readonly sets: boolean;
      readonly keepsOriginal: boolean;
      readonly coupons: readonly string[];
    }
  | { readonly does: 'UPDATE'; readonly changes: readonly DrawnChange[] }
  | { readonly does: 'REMOVE'; readonly row: number }
  | {
      readonly does: 'DELIVER';
      readonly row: number;
      readonly qty: number | undefined;
      readonly way: Way;
      readonly store: string | undefined;
    }
  | { readonly does: 'APPLY' | 'TAKE_OFF'; readonly codes: readonly string[] }
  | { readonly does: 'ZIP'; readonly zip: string }
  | { readonly does: 'GIFT'; readonly itemId: string; readonly qty: number; readonly promotionId: string }
  | { readonly does: 'DROP_GIFT'; readonly row: number }
  | { readonly does: 'STOCK'; readonly pieces: number }
  | { readonly does: 'SIGN_IN'; readonly person: Person }
  | { readonly does: 'SIGN_OUT' }
  | { readonly does: 'SAVE'; readonly row: number }
  | { readonly does: 'MOVE_BACK'; readonly picked: readonly number[] | 'ALL'; readonly way: Way; readonly store: string | undefined }
  | { readonly does: 'FORGET'; readonly picked: number }
  | { readonly does: 'READ' };
