import type { ReactNode } from 'react';

/** Something that is there when it is wanted. Works without scripts. */
export function Disclosure({
  summary,
  children,
  isOpen = false,
  name,
}: {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean | undefined;
  /** Of those with one name, only one is open. */ name?: string | undefined;
}) {
  return (
    <details className="disclosure" open={isOpen} name={name}>
      <summary>{summary}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
