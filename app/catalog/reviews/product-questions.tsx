import { Link } from 'react-router';
import type { QuestionPage } from '#contracts/reviews/questions.ts';
import { answerPath, askPath } from '#app/shell/written-paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { longDate } from '../long-date.ts';

type Props = {
  itemId: string;
  found: QuestionPage;
  /** Where a page of them stands. */
  hrefOf: (page: number) => string;
};

/** What shoppers asked about a product, with what its buyers and the shop answered. */
export function ProductQuestions({ itemId, found: { questions, page, pageCount }, hrefOf }: Props) {
  return (
    <section id="questions" className="reviews">
      <h2>Questions and answers</h2>
      <div className="reviews-columns">
        <div>
          <p className="mb-3 text-ink-soft">
            {questions.length === 0 ? 'No questions yet. Be the first to ask.' : 'Answered by buyers and by our customer care.'}
          </p>
          <LinkButton to={askPath(itemId)} look="secondary" size="small" rel="nofollow">
            Ask a question
          </LinkButton>
        </div>
        <div>
          <ul className="flex flex-col gap-6">
            {questions.map(({ questionId, author, body, writtenOn, answers }) => (
              <li key={questionId} className="review">
                <h3 className="max-w-prose text-md">{body}</h3>
                <p className="mt-1 text-sm text-ink-faint">
                  {author}, {longDate(writtenOn)}
                </p>
                {answers.length > 0 && (
                  <ul className="answers">
                    {answers.map((answer) => (
                      <li key={answer.answerId}>
                        <p className="max-w-prose">{answer.body}</p>
                        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-faint">
                          {answer.author}, {longDate(answer.writtenOn)}
                          {answer.isByShop ? (
                            <Badge tone="brand">Answered by the shop</Badge>
                          ) : (
                            <Badge tone="success">Verified purchase</Badge>
                          )}
                        </p>
                      </li>
                    ))}
                  </ul>
                )}
                <p className="mt-1">
                  <Link className="link inline-flex min-h-11 items-center text-sm" to={answerPath(questionId)} rel="nofollow">
                    Answer<span className="hearable"> “{body}”</span>
                  </Link>
                </p>
              </li>
            ))}
          </ul>
          <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
        </div>
      </div>
    </section>
  );
}
