import { Form } from 'react-router';
import type { Round, RoundRow } from '#contracts/rounds/rounds.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { FormError } from '#app/api/form-errors.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { RoundRowItem } from './round-row.tsx';
import { countText } from './round-words.ts';

type Shown = { showsPrices: boolean; hasLinks: boolean; about: string; errors: readonly FormError[] };

/** What the others have added, person by person. */
export function Everybody({ round, ...shown }: { round: Round } & Shown) {
  const mayRemove = round.mayDo.includes('GUESTS');
  const others = round.participants
    .map((person) => ({ person, rows: round.items.filter((row) => row.participantId === person.participantId && !row.isOwn) }))
    .filter(({ person, rows }) => rows.length > 0 || (person.isGuest && mayRemove));
  const joined = round.participants.length;
  return (
    <section aria-labelledby="everybody">
      <h2 id="everybody" className="mb-3 text-lg">
        Everyone else
      </h2>
      {others.length === 0 && <p className="text-ink-soft">Nobody else has added anything yet.</p>}
      {others.map(({ person, rows }) => (
        <div key={person.participantId} className="mb-5">
          <h3 className="mb-2 text-md">
            {person.name}
            {person.isGuest && <span className="text-sm text-ink-soft"> (no account)</span>}
            {person.hasLeft && <span className="text-sm text-ink-soft"> (no longer with your organization)</span>}
            {shown.showsPrices && <span className="figures text-sm text-ink-soft"> · {formatDollars(person.total)}</span>}
            {person.isOverCap && (
              <>
                {' '}
                <Badge tone="warning">Over the limit per person</Badge>
              </>
            )}
          </h3>
          {rows.length === 0 ? <p className="text-ink-soft">Joined, and hasn’t added anything.</p> : <RoundRows rows={rows} {...shown} />}
          {person.isGuest && mayRemove && <RemoveGuest participantId={person.participantId} name={person.name} />}
        </div>
      ))}
      <p>
        {round.rows > 0 && countText(round)}
        {round.mayManage && joined > round.people && `${round.rows > 0 ? ' · ' : ''}${joined} joined`}
        {shown.showsPrices && round.rows > 0 && (
          <>
            {' · '}
            <strong className="figures">{formatDollars(round.total)}</strong>
          </>
        )}
        {round.isOverCap && (
          <>
            {' '}
            <Badge tone="warning">Over the limit for everyone</Badge>
          </>
        )}
      </p>
    </section>
  );
}

export function RoundRows({ rows, showsPrices, hasLinks, about, errors }: { rows: readonly RoundRow[] } & Shown) {
  return (
    <ul className="rounds-rows">
      {rows.map((row) => (
        <RoundRowItem
          key={row.rowId}
          row={row}
          showsPrices={showsPrices}
          hasLink={hasLinks}
          error={about === row.rowId ? errors[0]?.message : undefined}
        />
      ))}
    </ul>
  );
}

function RemoveGuest({ participantId, name }: { participantId: string; name: string }) {
  return (
    <Form method="post" preventScrollReset className="mt-2">
      <input type="hidden" name="participantId" value={participantId} />
      <Button look="quiet" size="small" name="intent" value="remove-guest">
        Remove {name} and their items
      </Button>
    </Form>
  );
}
