import type { CSSProperties, ReactNode } from 'react';
import { GRID_COLUMNS, GRID_SPANS, type GridLayout } from '#domain/navigation/grid.ts';
import { classNames } from './class-names.ts';

/** A list whose items stand side by side on the page's grid, as many as the layout has for the width of the window. */
export function Across({ layout, className, children }: { layout: GridLayout; className?: string | undefined; children: ReactNode }) {
  const { lg, md, sm, xs } = GRID_SPANS[layout];
  const spans: Record<string, number> = { '--columns': GRID_COLUMNS, '--span-lg': lg, '--span-md': md, '--span-sm': sm, '--span-xs': xs };
  const style: CSSProperties = spans;
  return (
    <ul className={classNames('across', className)} style={style}>
      {children}
    </ul>
  );
}
