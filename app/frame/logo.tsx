import { Link } from 'react-router';
import { PATHS } from '#app/shell/site-paths.ts';

/** A sheet with a folded corner; the middle stroke of its letter is drawn with the highlighter. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d="M7 1h12.2L27 8.8V28a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z" />
      <path fill="#fff" opacity="0.45" d="M19.2 1 27 8.8h-5.8a2 2 0 0 1-2-2z" />
      <path fill="#fff" d="M9.5 10h6.6a1.3 1.3 0 0 1 0 2.7h-3.9v13a1.35 1.35 0 0 1-2.7 0z" />
      <path fill="var(--highlight)" d="M12.2 16h9.2a1.7 1.7 0 0 1 0 3.4h-9.2z" />
    </svg>
  );
}

/** The name of the shop and the way home. `site` names one of its sites beside it. */
export function Logo({ brandName, site }: { brandName: string; site?: string | undefined }) {
  return (
    <Link className="logo" to={PATHS.home}>
      <LogoMark />
      {brandName}
      {site !== undefined && <span className="logo-site">{site}</span>}
      <span className="hearable">, home</span>
    </Link>
  );
}
