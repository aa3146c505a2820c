import { itemsText } from '#domain/cart/rows/count-items.ts';
import { ADDED } from '#app/cart/messages/added-banner.ts';
import { pageMessages } from '#app/cart/messages/page-messages.ts';
import { loudestOf, messageAbout, OUTCOMES } from '#app/cart/messages/shown-message.ts';
import { pickupToast } from '#app/cart/messages/pickup-notification.ts';
import { leftOf } from './link/by-number.ts';
import type { AddedLine, AddOutcome, MissedItem } from './add-outcome.ts';

/** What is said at the foot of the page about an add. */
export type AddToast = {
  readonly text: string;
  /** There is more to read about it than fits. */
  readonly hasMore: boolean;
};

/** Of an add that went as it was asked. */
const IS_ADDED = 'Added to your cart';

/** The title over an outcome: that of the loudest thing that is said, else whether anything was added. (A-044) */
export function outcomeTitle({ isDone, messages, missed }: Pick<AddOutcome, 'isDone' | 'messages' | 'missed'>): string {
  const title = loudestOf([...missed.map((item) => item.message), ...messages])?.title;
  return title ?? (isDone ? IS_ADDED : 'Not added to your cart');
}

/** That something was added, under a title that may say why not all of it was: of one item of which there is less, how many of how many. */
export function addedText({ banner, lines: [line, ...others] }: Pick<AddOutcome, 'banner' | 'lines'>): string {
  if (line !== undefined && others.length === 0 && line.askedQty > line.addedQty)
    return `${line.addedQty.toLocaleString('en-US')} of ${line.askedQty.toLocaleString('en-US')} added`;
  return banner === '' || banner === ADDED ? IS_ADDED : banner;
}

/** An outcome in a sentence or two: what was added, what is picked up, and that something was not. (A-073, A-099) */
export function toastOf({
  banner,
  lines,
  pickup,
  missed,
  messages,
}: Pick<AddOutcome, 'banner' | 'lines' | 'pickup' | 'missed' | 'messages'>): AddToast {
  // As many as are left to be added: what was too much for one time is one entry of many.
  const count = missed.length === 0 ? 0 : leftOf(missed).split('\n').length;
  const names = banner === '' || count > 0 ? '' : namesOf(lines);
  const parts = [
    banner === '' ? `${IS_ADDED}: ${lines[0]?.title ?? ''}` : banner === ADDED && names !== '' ? `${IS_ADDED}:` : banner,
    names,
    pickup === undefined ? '' : `${pickupToast(pickup)}.`,
    count === 0 ? '' : `${itemsText(count)} ${count === 1 ? 'was' : 'were'} not added.`,
    messages.find(({ tone }) => tone === 'failure')?.text ?? '',
  ];
  return { text: parts.filter((part) => part !== '').join(' '), hasMore: missed.length + messages.length > 0 };
}

/** So many are named. */
const MOST_NAMED = 3;

/** What a few rows are called, up to the first comma of each; of many nothing: the cart shows them. */
function namesOf(lines: readonly AddedLine[]): string {
  if (lines.length < 2 || lines.length > MOST_NAMED) return '';
  return `${lines.map(({ title }) => title.split(',')[0] ?? '').join(', ')}.`;
}

/** How many of an item are in the cart now: of those that were asked for, when there was not enough, and beside those that were there before. */
export function quantityText({ askedQty, addedQty, qty }: Pick<AddedLine, 'askedQty' | 'addedQty' | 'qty'>): string {
  const [asked, added, now] = [askedQty, addedQty, qty].map((one) => one.toLocaleString('en-US'));
  if (askedQty > addedQty) return `${added} of the ${asked} you asked for${addedQty === qty ? '' : `, ${now} in your cart`}`;
  return addedQty === qty ? `Quantity ${now}` : `${added} more, ${now} in your cart`;
}

/** '100007: we added 5 of 9. That's all we have.': what is said where numbers were typed, of those of which fewer are in the cart. */
export function cutTexts({ lines, messages }: Pick<AddOutcome, 'lines' | 'messages'>): string[] {
  const titled = messages.filter(({ title }) => title === OUTCOMES.limit.title || title === OUTCOMES.partial.title);
  const isForStock = titled.length > 0 && titled.every(({ title }) => title === OUTCOMES.partial.title);
  return lines
    .filter(({ askedQty, addedQty }) => askedQty > addedQty)
    .map(({ itemId, askedQty, addedQty }) => {
      const [asked, added] = [askedQty, addedQty].map((one) => one.toLocaleString('en-US'));
      return `${itemId}: we added ${added} of ${asked}.${isForStock ? " That's all we have." : ''}`;
    });
}

/** What something is called that is not in the cart. */
export function missedName({ product, itemId, typed }: Pick<MissedItem, 'product' | 'itemId' | 'typed'>): string {
  return product?.title ?? (typed === undefined ? `Item ${itemId}` : itemId);
}

/** What the cart shows after an add without scripts: the banner after coupons or several items, and all that did not go as asked. */
export function flashMessagesOf({ banner, pickup, missed, messages }: AddOutcome): ReturnType<typeof pageMessages> {
  const missing = missed.map((item) => messageAbout(item.message, missedName(item)));
  return pageMessages({ success: banner, pickup, messages: [...missing, ...messages] });
}
