import { Link } from 'react-router';
import { PATHS } from './site-paths.ts';

/** A sheet of paper folded into a cap: what the paper size is named after. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
      <path d="M15.5 6.2 4.6 21.4h10.9z" opacity="0.82" />
      <path d="M16.5 6.2v15.2h10.9z" />
      <path d="M1.6 22.6h28.8l-3.6 5.2a1 1 0 0 1-.8.4H6a1 1 0 0 1-.8-.4z" />
      <circle cx="16" cy="4.6" r="2.6" fill="var(--highlight)" stroke="currentColor" strokeWidth="1" />
    </svg>
  );
}

/** The name of the shop and the way home. `site` names one of its sites beside it. */
export function Logo({ brandName, site }: { brandName: string; site?: string | undefined }) {
  return (
    <Link className="logo" to={PATHS.home} aria-label={site === undefined ? `${brandName}, home` : `${brandName} ${site}, home`}>
      <LogoMark />
      {brandName}
      {site !== undefined && <span className="logo-site">{site}</span>}
    </Link>
  );
}
