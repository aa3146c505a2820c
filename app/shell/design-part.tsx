import type { ReactNode } from 'react';

/** A part of the design page with its name. */
export function DesignPart({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replace(/\W+/g, '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 border-b border-line pb-2">
        {title}
      </h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  );
}
