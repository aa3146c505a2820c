import { NavLink } from 'react-router';
import './page-tabs.css';

/** The pages that belong together; marked is the one that is open, or that the open one belongs to. @param label what they are about */
export function PageTabs({ label, pages }: { label: string; pages: readonly { readonly to: string; readonly text: string }[] }) {
  return (
    <nav aria-label={label} className="page-tabs">
      {pages.map(({ to, text }) => (
        <NavLink key={to} to={to} end={pages.some((other) => other.to.startsWith(`${to}/`))}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
