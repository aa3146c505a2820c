import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PATHS } from '#app/shell/site-paths.ts';
import { WRITTEN_PATHS } from '#app/shell/written-paths.ts';

/** The pages for those who keep the shop: a capability that has one adds it here. */
const PAGES = [
  { to: PATHS.operations, text: 'Searches that fell short' },
  { to: PATHS.synonyms, text: 'Synonyms' },
  { to: WRITTEN_PATHS.moderation, text: 'Moderation' },
  { to: PATHS.heldOrders, text: 'Orders on hold' },
] as const;

/** The frame of a page for operators. */
export function OperationsPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page py-8">
      <nav aria-label="Operations" className="mb-6">
        <ul className="chips">
          {PAGES.map(({ to, text }) => (
            <li key={to}>
              <NavLink className="chip aria-[current]:bg-brand-wash" to={to} end>
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
