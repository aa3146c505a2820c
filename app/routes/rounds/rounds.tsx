import { Link } from 'react-router';
import { listRounds, type RoundSummary } from '#contracts/rounds/rounds.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { NEW_ROUND_PATH, roundPath } from '#app/rounds/round-paths.ts';
import { closingText, countText, STANDS } from '#app/rounds/round-words.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/rounds.ts';
import '../../rounds/rounds.css';

/** The office rounds of an organization. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { underWay, past } = requireAnswer(await servicesOf(context).door(listRounds), url);
  return { underWay, past };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Office rounds', isUnlisted: true });

export default function Rounds({ loaderData: { underWay, past } }: Route.ComponentProps) {
  return (
    <div className="page pb-8">
      <AccountTrail here="Office rounds" />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1>Office rounds</h1>
        <LinkButton to={NEW_ROUND_PATH}>Start an office round</LinkButton>
      </div>
      <p className="mb-5 max-w-prose text-ink-soft">
        Collect what everyone needs, then order it once: one delivery, one invoice, with each person’s name on their items.
      </p>
      {underWay.length === 0 ? (
        <EmptyState title="No office round is open">Start one, and send your colleagues the link.</EmptyState>
      ) : (
        <section aria-labelledby="now">
          <h2 id="now" className="mb-3 text-lg">
            Under way
          </h2>
          <ul className="rounds-list">
            {underWay.map((round) => (
              <Listed key={round.roundId} round={round} />
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past" className="mt-8">
          <h2 id="past" className="mb-3 text-lg">
            Your past rounds
          </h2>
          <ul className="rounds-list">
            {past.map((round) => (
              <Listed key={round.roundId} round={round} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Listed({ round }: { round: RoundSummary }) {
  const { text, tone } = STANDS[round.state];
  return (
    <li>
      <div>
        <h3 className="text-md">
          <Link className="link" to={roundPath(round.roundId)}>
            {round.title}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">
          {round.isOwn ? 'You order' : `${round.coordinator} orders`} · {countText(round)}
        </p>
        <p className="figures text-sm text-ink-soft">{closingText(round)}</p>
      </div>
      <Badge tone={tone}>{text}</Badge>
    </li>
  );
}
