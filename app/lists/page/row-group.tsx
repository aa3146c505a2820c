import { memo } from 'react';
import { ListRow, type ShownRow } from './list-row.tsx';

type GroupProps = Pick<Parameters<typeof ListRow>[0], 'isReadOnly' | 'onQty'> & {
  readonly rows: readonly ShownRow[];
  /** The place of its first row; absent where rows cannot be moved. */
  readonly firstPlace: number | undefined;
  readonly total: number;
};

/** Some rows that are laid out together. */
export const RowGroup = memo(({ rows, firstPlace, total, ...others }: GroupProps) =>
  rows.length === 0 ? null : (
    <div className="list-rows-group">
      {rows.map((row, at) => (
        <ListRow
          key={row.itemId}
          row={row}
          place={firstPlace === undefined ? undefined : firstPlace + at}
          isLast={firstPlace !== undefined && firstPlace + at === total}
          {...others}
        />
      ))}
    </div>
  ),
);
RowGroup.displayName = 'RowGroup';
