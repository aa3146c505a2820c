import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { WORK_PATHS } from '#app/operations/work-paths.ts';
import { WRITTEN_PATHS } from '#app/shell/written-paths.ts';
import { Done, Notice } from '#app/ui/notice.tsx';

/** The pages for those who keep the shop: a capability that has one adds it here. */
const PAGES = [
  { to: WORK_PATHS.operations, text: 'Searches that fell short' },
  { to: WORK_PATHS.synonyms, text: 'Synonyms' },
  { to: WORK_PATHS.feedback, text: 'Feedback' },
  { to: WRITTEN_PATHS.moderation, text: 'Moderation' },
  { to: WORK_PATHS.heldOrders, text: 'Orders on hold' },
  { to: WORK_PATHS.taxCertificates, text: 'Tax certificates' },
  { to: WORK_PATHS.credit, text: 'Accounts and payments' },
  { to: WORK_PATHS.salesRepresentatives, text: 'Sales representatives' },
  { to: WORK_PATHS.explained, text: 'Who sees what' },
] as const;

/**
 * What stands above the things that wait for operators.
 *
 * @param waiting how many wait, in words or as a number.
 * @param problem why the last one could not be decided.
 */
export function WaitingHead({
  about,
  waiting,
  done,
  problem,
}: {
  about?: string;
  waiting: string | number;
  done: string;
  problem: string | undefined;
}) {
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-soft">
        {about} <span className="figures">Waiting: {waiting}</span>
      </p>
      <Done>{done}</Done>
      {problem !== undefined && (
        <div className="mb-4">
          <Notice tone="failure" title={problem} isLive />
        </div>
      )}
    </>
  );
}

/** The frame of a page for operators. */
export function OperationsPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page py-8">
      <nav aria-label="Operations" className="mb-6">
        <ul className="chips">
          {PAGES.map(({ to, text }) => (
            <li key={to}>
              <NavLink className="chip" to={to} end>
                {text}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <h1 className="mb-4">{title}</h1>
      {children}
    </div>
  );
}
