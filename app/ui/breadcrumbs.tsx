import { useClientLinks } from './client-links.ts';

export type Crumb = { readonly name: string; readonly href: string };

/** Where the page stands: the way to it, and its own name last. */
export function Breadcrumbs({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  const follow = useClientLinks();
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb" onClick={follow}>
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
