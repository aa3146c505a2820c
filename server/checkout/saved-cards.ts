import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import type {
  addSavedCard as addCall,
  changeSavedCard as changeCall,
  readWallet as readCall,
  removeSavedCard as removeCall,
} from '#contracts/payment/wallet.ts';
import { isNicknameAllowed, NICKNAME_MAX_CHARACTERS } from '#domain/payment/cards/nickname.ts';
import { addCard, changeCard, keepsCards, MOST_SAVED_CARDS, readWallet, removeCard, walletKey } from '../payment/index.ts';
import type { Looking, Person } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

type Answer = Promise<Reply<z.input<(typeof readCall)['answer']>>>;

/** The cards of who is signed in. Where their organization shows no cards of the profile, there are none. (C6-35) */
export async function readSavedCards(shop: Shop, looking: Looking): Answer {
  const { person } = looking.shopper;
  return person === undefined || !keepsCards(person) ? refuse('FORBIDDEN') : view(shop, person, ownerOf(looking));
}

/** Saves a card that was given to the vendor for this wallet. */
export async function addSavedCard(shop: Shop, looking: Looking, { body }: Input<typeof addCall>): Answer {
  const person = ownerOf(looking);
  if (person === undefined) return refuse('FORBIDDEN');
  const nickname = body.nickname?.trim() ?? '';
  if (!isNicknameAllowed(nickname)) return nicknameRefused();
  const { token, isDefault = false, captcha } = body;
  const reply = await addCard(shop, looking, person, { token, nickname, isDefault, captcha });
  return reply.ok ? view(shop, person, person) : reply;
}

/** Names one, or makes it the default. Somebody who acts for a customer does not. */
export async function changeSavedCard(shop: Shop, looking: Looking, { params, body }: Input<typeof changeCall>): Answer {
  const person = ownerOf(looking);
  if (person === undefined) return refuse('FORBIDDEN');
  const nickname = body.nickname?.trim();
  if (nickname !== undefined && !isNicknameAllowed(nickname)) return nicknameRefused();
  const wallet = body.isDefault === true ? await readWallet(shop, person) : undefined;
  // What pays for nothing is suggested to nobody.
  if (wallet?.userPayments.some(({ id, isExpired }) => id === params.cardId && isExpired) === true) return refuse('PAYMENT_EXPIRED');
  const isTheirs = await changeCard(shop, person.userId, params.cardId, { nickname, isDefault: body.isDefault });
  return isTheirs ? view(shop, person, person) : refuse('NOT_FOUND');
}

/** Takes one out of the wallet; one that is gone already is gone. */
export async function removeSavedCard(shop: Shop, looking: Looking, { params }: Input<typeof removeCall>): Answer {
  const person = ownerOf(looking);
  if (person === undefined) return refuse('FORBIDDEN');
  return (await removeCard(shop, person.userId, params.cardId)) ? view(shop, person, person) : refuse('NOT_FOUND');
}

function nicknameRefused(): Reply<never> {
  const message = `Use at most ${NICKNAME_MAX_CHARACTERS} characters.`;
  return refuseField('nickname', message);
}

/** Whose cards are changed: their own, by themselves. */
function ownerOf({ shopper: { person }, actor }: Looking): Person | undefined {
  return person !== undefined && actor.kind === 'VISITOR' && keepsCards(person) ? person : undefined;
}

async function view(shop: Shop, person: Person, owner: Person | undefined): Answer {
  const wallet = await readWallet(shop, person);
  return wallet === undefined
    ? refuse('FORBIDDEN')
    : answer({ wallet, mostCards: MOST_SAVED_CARDS, checkoutId: owner === undefined ? null : walletKey(shop, owner.userId) });
}
