import type { ReactNode } from 'react';
import { Art, type ArtName } from './pictures/art.tsx';

/** What is not there yet, why, and what to do about it. */
export function EmptyState({
  title,
  children,
  actions,
  isPageTitle = false,
  art,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  isPageTitle?: boolean | undefined;
  art?: ArtName | undefined;
}) {
  const Title = isPageTitle ? 'h1' : 'h2';
  return (
    <section className="empty">
      {art !== undefined && <Art name={art} />}
      <Title>{title}</Title>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className="empty-actions">{actions}</div>}
    </section>
  );
}
