import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { MOST_ANSWERS_SHOWN, QUESTIONS_PER_PAGE, type listQuestions as listCall, type QuestionPage } from '#contracts/reviews/questions.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { reviewPages } from '#domain/reviews/review-orders.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import type { Viewer } from '../viewer.ts';
import { findSeenBy } from '../viewing.ts';

/** $1 item */
const count = statement<{ n: number }>(
  'questions_count',
  `select count(*)::int as n from questions where item_id = $1 and state = 'PUBLISHED'`,
);

/** $1 item, $2 how many come before. What the shop says comes first. */
const findPage = statement<QuestionPage['questions'][number]>(
  'questions_page',
  `select q.question_id::text as "questionId", q.author, q.body, (q.sent_at at time zone '${SHOP_ZONE}')::date::text as "writtenOn", coalesce(a.answers, '[]') as answers
  from questions q left join lateral (
    select jsonb_agg(jsonb_build_object('answerId', answer_id::text, 'author', author, 'isByShop', is_by_shop, 'body', body,
      'writtenOn', (sent_at at time zone '${SHOP_ZONE}')::date::text) order by is_by_shop desc, sent_at, answer_id) as answers
    from (select * from answers where question_id = q.question_id and state = 'PUBLISHED'
      order by is_by_shop desc, sent_at, answer_id limit ${MOST_ANSWERS_SHOWN}) shown
  ) a on true
  where q.item_id = $1 and q.state = 'PUBLISHED'
  order by a.answers is null, q.sent_at desc, q.question_id desc limit ${QUESTIONS_PER_PAGE} offset $2`,
);

/** What was asked about a product, for those who may see it. */
export async function listQuestions(
  shop: Shop,
  viewer: Viewer,
  { params: { itemId }, query: { page } }: Input<typeof listCall>,
): Promise<Reply<QuestionPage>> {
  if (!(await findSeenBy(shop, viewer, [itemId])).has(itemId)) return refuse('SKU_INVALID');
  return answer(await shop.catalog.kept.questions.get(JSON.stringify([itemId, page]), () => readPage(shop, itemId, page)));
}

async function readPage({ database }: Shop, itemId: string, page: number): Promise<QuestionPage> {
  const total = (await count(database, [itemId]))[0]?.n ?? 0;
  const pageCount = reviewPages(total, QUESTIONS_PER_PAGE);
  const shown = Math.min(page, pageCount);
  const questions = total === 0 ? [] : await findPage(database, [itemId, (shown - 1) * QUESTIONS_PER_PAGE]);
  return { questions, total, page: shown, pageCount };
}
