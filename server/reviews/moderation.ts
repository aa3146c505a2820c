import { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { decideText as decideCall, listWaitingTexts as listCall } from '#contracts/operations/moderation.ts';
import { DECISIONS, mayDecide, TEXT_KINDS } from '#domain/reviews/text-states.ts';
import { readWritten, TEXT_LIMITS } from '#domain/reviews/written-text.ts';
import { tellOfCatalogChange } from '../db/catalog-changed.ts';
import { transaction } from '../db/transaction.ts';
import { findChanges, recordChange } from '../operations/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { countWaiting, findWaiting, lockText, writeDecision } from './moderation.repository.ts';
import { writerOf, wrongFields } from './written.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;

const MOST_LISTED = 50;
const MOST_DECISIONS = 30;

/** What was written down of a decision. */
const Decided = z.object({
  itemId: z.string(),
  author: z.string(),
  text: z.string(),
  decision: z.enum(DECISIONS),
  reason: z.string().nullable(),
});
const Kind = z.enum(TEXT_KINDS);

export async function listWaitingTexts(shop: Shop): Answer<typeof listCall> {
  const [counts, rows, changes] = await Promise.all([
    countWaiting(shop.database),
    findWaiting(shop.database, MOST_LISTED),
    findChanges(shop.database, TEXT_KINDS, MOST_DECISIONS),
  ]);
  const items = await shop.catalog.items(new Set(rows.map(({ item_id }) => item_id)));
  return answer({
    counts,
    waiting: rows.map(({ item_id: itemId, sent_at: sentAt, ...row }) => ({
      ...row,
      itemId,
      itemName: items.get(itemId)?.name ?? itemId,
      sentAt: sentAt.toISOString(),
    })),
    decisions: changes.map(({ changed_at: at, email, subject, name, after }) => ({
      decidedAt: at.toISOString(),
      by: email,
      kind: Kind.parse(subject),
      id: name,
      ...Decided.parse(after),
    })),
  });
}

/** Publishes what somebody wrote, or refuses it. The same decision again is no other; what has changed since it was read is decided by nobody. */
export async function decideText(shop: Shop, { shopper }: Looking, { body }: Input<typeof decideCall>): Answer<typeof decideCall> {
  const { userId } = writerOf(shopper);
  const { kind, id, version, decision } = body;
  const isRefused = decision === 'REFUSED';
  const read = isRefused ? readWritten(body.reason, TEXT_LIMITS.reason) : { text: null };
  if ('problem' in read) return wrongFields([{ field: 'reason', message: read.problem }]);
  const reason = read.text;
  const done = await transaction(shop.database, async (tx) => {
    const text = await lockText(tx, kind, id);
    if (text === undefined) return 'NOT_FOUND' as const;
    if (text.state === decision && text.version === version + 1) return 'SAME' as const;
    if (text.version !== version || !mayDecide(text.state, decision)) return 'TEXT_CHANGED' as const;
    await writeDecision(tx, { kind, id, decision, reason });
    const { item_id: itemId, author } = text;
    const after: z.output<typeof Decided> = { itemId, author, text: text.text, decision, reason };
    await recordChange(tx, { at: shop.now(), userId, subject: kind, name: id }, { state: text.state }, after);
    await tellOfCatalogChange(tx, []);
    return 'DONE' as const;
  });
  if (done === 'NOT_FOUND' || done === 'TEXT_CHANGED') return refuse(done);
  if (done === 'DONE') shop.catalog.forget();
  return answer({ kind, id, decision });
}
