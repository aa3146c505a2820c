import { Notice } from '#app/ui/notice.tsx';
import { refusedGroups } from './refused-rows.ts';

/** What came of a file that was read into a list. */
export type Imported = {
  readonly added: number;
  readonly raised: number;
  readonly refused: readonly { readonly line: number; readonly itemId: string; readonly why: string }[];
};

const itemsText = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`);

/** What came of a file. */
export function ImportNotice({ imported: { added, raised, refused } }: { imported: Imported }) {
  const groups = refusedGroups(refused);
  const isNothing = added + raised === 0;
  return (
    <div className="mb-4">
      <Notice
        tone={isNothing ? 'failure' : refused.length > 0 ? 'warning' : 'success'}
        title={isNothing ? 'Nothing was added' : `${itemsText(added)} added`}
        isLive
      >
        {raised > 0 && <p>{itemsText(raised)} already on the list: quantities raised.</p>}
        {groups.length > 0 && (
          <>
            <p>{refused.length === 1 ? '1 row was not added:' : `${refused.length.toLocaleString('en-US')} rows were not added:`}</p>
            <ul className="list-refused">
              {groups.map(({ why, count, rows }) => (
                <li key={why}>
                  <b className="font-medium">
                    {why} ({count.toLocaleString('en-US')})
                  </b>
                  <span>{rows}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}
