import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Door, Reply } from '#contracts/door.ts';
import { removeRoundGuest } from '#contracts/rounds/join.ts';
import { addRoundRow, changeRoundRow } from '#contracts/rounds/rows.ts';
import { actOnRound, makeRoundLink, moveRoundToCart, ROUND_ACTS } from '#contracts/rounds/rounds.ts';
import { wholeQuantity } from '#domain/cart/add-to-cart.ts';
import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { LONGEST_NOTE } from '#domain/rounds/round-limits.ts';
import { doneAt } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { refusedWith } from '#app/api/refused-with.ts';
import { roundPath } from './round-paths.ts';

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly door: Door;
  readonly roundId: string;
  /** What is searched for on the page: it stays, for the next item. */
  readonly query: string;
  readonly form: FormData;
};

/** What the forms of a round's page do, by the intent that they name. */
export async function roundAction(asked: Asked) {
  const intent = textIn(asked.form, 'intent');
  switch (intent) {
    case 'add':
      return done(asked, await addRow(asked), 'added');
    case 'save-row':
      return done(asked, await changeRow(asked, quantityIn(asked.form)), 'saved');
    case 'remove-row':
      return done(asked, await changeRow(asked, 0), 'removed');
    case 'link':
      return done(asked, await makeLink(asked, true), 'linked');
    case 'new-link':
      return done(asked, await makeLink(asked, true), 'relinked');
    case 'end-link':
      return done(asked, await makeLink(asked, false), 'unlinked');
    case 'remove-guest':
      return guestRemoved(asked);
    case 'cart':
      return done(asked, await asked.door(moveRoundToCart, { params: { roundId: asked.roundId } }), 'moved');
    default:
      return acted(asked, intent);
  }
}

async function acted(asked: Asked, intent: string) {
  const act = ROUND_ACTS.find((one) => one === intent);
  if (act === undefined) return data({ errors: [{ message: 'Nothing was changed. Try again.' }], about: '' }, 400);
  return done(asked, await asked.door(actOnRound, { params: { roundId: asked.roundId }, body: { act } }), act);
}

function makeLink({ door, roundId }: Asked, isWanted: boolean) {
  return door(makeRoundLink, { params: { roundId }, body: { isWanted } });
}

/** Pressed twice, they are gone all the same. */
async function guestRemoved(asked: Asked) {
  const { door, roundId, form } = asked;
  const participantId = textIn(form, 'participantId').slice(0, 64);
  const reply = await door(removeRoundGuest, { params: { roundId, participantId: participantId === '' ? '-' : participantId } });
  if (!reply.ok && reply.code === 'NOT_FOUND') return redirect(roundPath(roundId), 303);
  return done(asked, reply, 'out');
}

function addRow({ door, roundId, form }: Asked) {
  const itemId = textIn(form, 'itemId').trim().slice(0, LONGEST_ITEM_NUMBER);
  return door(addRoundRow, {
    params: { roundId },
    body: { itemId: itemId === '' ? '-' : itemId, qty: quantityIn(form), note: noteIn(form) },
  });
}

function changeRow({ door, roundId, form }: Asked, qty: number) {
  const rowId = textIn(form, 'rowId').slice(0, 64);
  return door(changeRoundRow, {
    params: { roundId, rowId: rowId === '' ? '-' : rowId },
    body: { qty, ...(form.has('note') && { note: noteIn(form) }) },
  });
}

const noteIn = (form: FormData): string => textIn(form, 'note').slice(0, LONGEST_NOTE);
const quantityIn = (form: FormData): number => wholeQuantity(Number(textIn(form, 'qty') || 'x')) ?? -1;

/** The page once more, with what was done; or what was wrong, at the form that it is about. */
function done({ context, roundId, query, form }: Asked, reply: Reply<unknown>, text: string) {
  const search = query === '' ? '' : `?${new URLSearchParams({ q: query }).toString()}`;
  if (reply.ok) return doneAt(context, `${roundPath(roundId)}${search}`, text.toLowerCase());
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS' && reply.code !== 'CART_STATUS_ERROR') requireAnswer(reply);
  const about = textIn(form, 'rowId') || (textIn(form, 'from') === 'found' ? textIn(form, 'itemId') : '');
  return data({ errors: formErrors(reply, ['itemId', 'qty', 'note']), about: about.slice(0, 64) }, refusedWith(reply));
}
