import type { ReactNode } from 'react';

/** What is not there yet, why, and what to do about it. */
export function EmptyState({
  title,
  children,
  actions,
  isPageTitle = false,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  isPageTitle?: boolean | undefined;
}) {
  const Title = isPageTitle ? 'h1' : 'h2';
  return (
    <section className="empty">
      <Title>{title}</Title>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className="empty-actions">{actions}</div>}
    </section>
  );
}
