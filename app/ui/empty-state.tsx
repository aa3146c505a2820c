import type { ReactNode } from 'react';
import { Art, type ArtName } from './art.tsx';

/** What is not there yet, why, and what to do about it. */
export function EmptyState({
  title,
  children,
  actions,
  isPageTitle = false,
  titleId,
  art,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  isPageTitle?: boolean | undefined;
  art?: ArtName | undefined;
  /** For a title that takes the focus. */
  titleId?: string | undefined;
}) {
  const Title = isPageTitle ? 'h1' : 'h2';
  return (
    <section className="empty">
      {art !== undefined && <Art name={art} />}
      <Title id={titleId} tabIndex={titleId === undefined ? undefined : -1}>
        {title}
      </Title>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className="empty-actions">{actions}</div>}
    </section>
  );
}
