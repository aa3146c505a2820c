import { usePageData } from '#app/shell/page-data.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { LeftOut, QuickState } from './quick-state.ts';

type Props = {
  readonly state: Pick<QuickState, 'problem' | 'done' | 'notes' | 'leftOut'>;
  /** What is being looked up. */
  readonly loading: string | undefined;
  readonly onCancel: () => void;
};

/** What is under way, what came of it, and what was made of the list. */
export function Told({ state: { problem, done, notes, leftOut }, loading, onCancel }: Props) {
  const tenant = usePageData()?.tenant ?? 'dotcom';
  return (
    <>
      <div role="status" className={loading === undefined ? 'hearable' : 'quick-busy mb-4'}>
        {loading !== undefined && (
          <>
            <span>{loading}</span>
            <progress aria-label="Looking up" />
            <Button type="button" look="quiet" size="small" onClick={onCancel}>
              Cancel
            </Button>
          </>
        )}
      </div>
      {problem !== undefined && (
        <div className="mb-4">
          <Notice tone="failure" title={problem} isLive />
        </div>
      )}
      {done !== undefined && (
        <div className="mb-4">
          <Notice
            tone={done.isDone ? 'success' : 'warning'}
            title={done.text}
            action={
              <LinkButton to={cartPath(tenant)} look="secondary">
                View cart
              </LinkButton>
            }
          >
            {done.more.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        </div>
      )}
      {notes.length > 0 && (
        <div className="mb-4">
          <Notice tone="info" title="About your file">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        </div>
      )}
      <LeftOutLines lines={leftOut} />
    </>
  );
}

/** Lines of a list that want nothing: none of them is lost. */
function LeftOutLines({ lines }: { lines: readonly LeftOut[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="mb-4">
      <summary>
        {lines.length === 1 ? '1 line isn’t an item' : `${lines.length.toLocaleString('en-US')} lines aren’t items`}: headings, greetings
        and the like
      </summary>
      <ul className="mt-2 flex flex-col gap-1 text-sm text-ink-soft">
        {lines.map(({ row, typed }) => (
          <li key={row} className="wrap-anywhere">
            Line {row}: {typed}
          </li>
        ))}
      </ul>
    </details>
  );
}
