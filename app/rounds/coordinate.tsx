import { Form, Link } from 'react-router';
import type { Round } from '#contracts/rounds/rounds.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { CopyField } from '#app/ui/fields/copy-field.tsx';
import { roundSettingsPath } from './round-paths.ts';
import { sumText } from './round-words.ts';

/** What its coordinator does with a round: the link, the deadline, the order. */
export function Coordinate({ round }: { round: Round }) {
  const { state, mayTakeOver, isOwn, hasLink, mayDo } = round;
  const tenant = usePageData()?.tenant ?? 'dotcom';
  const may = (right: Round['mayDo'][number]) => mayDo.includes(right);
  // Ordered or canceled: there is nothing left to do with it.
  if (!mayTakeOver && mayDo.length === 0 && state !== 'IN_CART') return null;
  return (
    <section aria-labelledby="coordinate" className="card mb-6">
      <h2 id="coordinate" className="mb-3 text-lg">
        {mayTakeOver ? 'The coordinator has left' : 'Manage this round'}
      </h2>
      {may('CART') && <p className="mb-3">{sumText(round)}</p>}
      {may('LINK') && hasLink && <SentLink link={round.link} />}
      <div className="rounds-acts">
        {mayTakeOver && <Act intent="TAKE_OVER" text="Take it over" look="primary" />}
        {may('LINK') && !hasLink && <Act intent="link" text="Make a link to send" look="primary" />}
        {may('REMIND') && <Act intent="REMIND" text="Remind everyone who joined" look="secondary" />}
        {may('CART') && <Act intent="cart" text={state === 'CLOSED' ? 'Move to my cart' : 'Try the rest again'} look="primary" />}
        {state === 'IN_CART' && isOwn && <LinkButton to={cartPath(tenant)}>Go to your cart</LinkButton>}
        {may('CHANGE') && (
          <Link className="link inline-flex min-h-11 items-center" to={roundSettingsPath(round.roundId)}>
            {state === 'CLOSED' ? 'Open it again: change the deadline' : 'Change deadline and limits'}
          </Link>
        )}
      </div>
      {may('CLOSE') && (
        <div className="mt-3">
          <Disclosure summary="Close it now">
            <p className="mb-3">Nobody can add anything after that. You can open it again by a later deadline.</p>
            <Act intent="CLOSE" text="Close the round" look="secondary" />
          </Disclosure>
        </div>
      )}
      {may('LINK') && hasLink && (
        <div className="mt-3">
          <Disclosure summary="Replace or turn off the link">
            <p className="mb-3">
              The link you sent stops working either way. People who’ve joined already stay in the round. Make a new link if the old one got
              to somebody who shouldn’t have it, then send the new one to everyone who hasn’t joined yet.
            </p>
            <div className="rounds-acts">
              <Act intent="new-link" text="Make a new link" look="secondary" />
              <Act intent="end-link" text="Turn the link off" look="quiet" />
            </div>
          </Disclosure>
        </div>
      )}
      {may('CANCEL') && (
        <div className="mt-3">
          <Disclosure summary="Cancel this round">
            <p className="mb-3">
              {state === 'IN_CART'
                ? 'The items in your cart stay there, so you can still order them. To order none of them, remove them from your cart.'
                : 'None of these items will be ordered.'}{' '}
              Everyone with an account who added something gets an email.
            </p>
            <Act intent="CANCEL" text="Cancel the round" look="danger" />
          </Disclosure>
        </div>
      )}
    </section>
  );
}

/** The link as it was sent, to be sent to one more. */
function SentLink({ link }: { link: string | null }) {
  if (link === null)
    return <p className="mb-4">There’s a link, but we can’t show it anymore. It still works. If nobody has it, replace it below.</p>;
  return (
    <div className="mb-4">
      <CopyField label="Send this link to your colleagues" name="link" value={link} hint="It works until the round closes." />
    </div>
  );
}

function Act({ intent, text, look }: { intent: string; text: string; look: 'primary' | 'secondary' | 'quiet' | 'danger' }) {
  return (
    <Form method="post" preventScrollReset>
      <Button look={look} name="intent" value={intent}>
        {text}
      </Button>
    </Form>
  );
}
