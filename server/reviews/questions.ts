import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type {
  answerQuestion as answerCall,
  askQuestion as askCall,
  getQuestion as getCall,
  listOwnQuestions as listOwnCall,
} from '#contracts/reviews/questions.ts';
import { isOperator } from '#domain/accounts/operators.ts';
import { authorName, readWritten, TEXT_LIMITS } from '#domain/reviews/written-text.ts';
import { tellOfCatalogChange } from '../db/catalog-changed.ts';
import { transaction } from '../db/transaction.ts';
import { hasBoughtItem } from '../orders/index.ts';
import type { Looking, Person } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { addAnswer, addQuestion, findOwnTexts, findSameAnswer, findSameQuestion, findShownQuestion } from './question.repository.ts';
import { seenName, takeSeat, writerOf, wrongFields } from './written.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;

const MOST_LISTED = 100;

/** Asks about an item. The same question of the same person is one, however often it is sent. */
export async function askQuestion(
  shop: Shop,
  looking: Looking,
  { params: { itemId }, body }: Input<typeof askCall>,
): Answer<typeof askCall> {
  const person = writerOf(looking.shopper);
  if ((await seenName(shop, looking.shopper, itemId)) === undefined) return refuse('SKU_INVALID');
  const read = readWritten(body.body, TEXT_LIMITS.question);
  if ('problem' in read) return wrongFields([{ field: 'body', message: read.problem }]);
  const question = { userId: person.userId, author: authorName(person, shop.settings.brandName), body: read.text, at: shop.now() };
  const known = await findSameQuestion(shop.database, question, itemId);
  if (known !== undefined) return answer({ questionId: known.id, state: known.state });
  const refusal = await takeSeat(shop, looking, person);
  if (refusal !== undefined) return refusal;
  const sent = (await addQuestion(shop.database, question, itemId)) ?? (await findSameQuestion(shop.database, question, itemId));
  return sent === undefined ? refuse('TEXT_CHANGED') : answer({ questionId: sent.id, state: sent.state });
}

export async function getQuestion(shop: Shop, looking: Looking, { params: { questionId } }: Input<typeof getCall>): Answer<typeof getCall> {
  const found = await findToAnswer(shop, looking, questionId);
  if (found === undefined) return refuse('NOT_FOUND');
  const { itemId, itemName, body, mayAnswer } = found;
  return answer({ questionId, itemId, itemName, body, mayAnswer });
}

/** Answers a question, as a buyer of what it is about or as the shop. */
export async function answerQuestion(
  shop: Shop,
  looking: Looking,
  { params: { questionId }, body }: Input<typeof answerCall>,
): Answer<typeof answerCall> {
  const person = writerOf(looking.shopper);
  const found = await findToAnswer(shop, looking, questionId);
  if (found === undefined) return refuse('NOT_FOUND');
  if (!found.mayAnswer) return refuse('FORBIDDEN', { message: 'Only buyers of this product can answer.' });
  const read = readWritten(body.body, TEXT_LIMITS.answer);
  if ('problem' in read) return wrongFields([{ field: 'body', message: read.problem }]);
  const isByShop = isOperator(person);
  const text = {
    userId: person.userId,
    author: isByShop ? shop.settings.brandName : authorName(person, shop.settings.brandName),
    body: read.text,
    at: shop.now(),
  };
  const known = await findSameAnswer(shop.database, text, questionId);
  if (known !== undefined) return answer({ answerId: known.id, state: known.state });
  const refusal = await takeSeat(shop, looking, person);
  if (refusal !== undefined) return refusal;
  // Who may publish need not ask.
  const state = isByShop ? 'PUBLISHED' : 'WAITING';
  const added = await transaction(shop.database, async (tx) => {
    const row = await addAnswer(tx, text, { questionId, isByShop, state });
    if (row?.state === 'PUBLISHED') await tellOfCatalogChange(tx, []);
    return row;
  });
  if (added?.state === 'PUBLISHED') shop.catalog.forget();
  const sent = added ?? (await findSameAnswer(shop.database, text, questionId));
  return sent === undefined ? refuse('TEXT_CHANGED') : answer({ answerId: sent.id, state: sent.state });
}

export async function listOwnQuestions(shop: Shop, { shopper }: Looking): Answer<typeof listOwnCall> {
  const rows = await findOwnTexts(shop.database, writerOf(shopper).userId, MOST_LISTED);
  return answer({ texts: rows.map(({ item_id: itemId, ...row }) => ({ ...row, itemId })) });
}

type ToAnswer = { readonly itemId: string; readonly itemName: string; readonly body: string; readonly mayAnswer: boolean };

/** A question that is shown, about what its reader may see. */
async function findToAnswer(shop: Shop, { shopper }: Looking, questionId: string): Promise<ToAnswer | undefined> {
  const person = writerOf(shopper);
  const question = await findShownQuestion(shop.database, questionId);
  if (question === undefined) return undefined;
  const itemName = await seenName(shop, shopper, question.item_id);
  if (itemName === undefined) return undefined;
  return { itemId: question.item_id, itemName, body: question.body, mayAnswer: await mayAnswer(shop, person, question.item_id) };
}

async function mayAnswer({ database }: Shop, person: Person, itemId: string): Promise<boolean> {
  return isOperator(person) || hasBoughtItem(database, person.userId, itemId);
}
