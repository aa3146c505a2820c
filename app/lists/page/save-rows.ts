/** What of a row was changed. */
export type RowChange = { readonly itemId: string; readonly qty?: number; readonly note?: string };
/** How far what was changed is. */
export type SaveState = 'saving' | 'saved' | 'failed';

const PATIENCE_MS = 15_000;

/**
 * Saves what is changed in rows of a list, one request after another, all that was changed meanwhile with the next one. A page that is left sends its last one all the same.
 *
 * @param tell hears how far it is.
 */
export function makeRowSaver(listId: string, tell: (state: SaveState) => void): (change: RowChange) => void {
  const waiting = new Map<string, RowChange>();
  let isBusy = false;
  const send = async () => {
    if (isBusy) return;
    isBusy = true;
    while (waiting.size > 0) {
      const items = [...waiting.values()];
      waiting.clear();
      tell('saving');
      const isSaved = await saveRows(listId, items);
      if (!isSaved) for (const item of items) waiting.set(item.itemId, { ...item, ...waiting.get(item.itemId) });
      tell(isSaved ? 'saved' : 'failed');
      // What failed goes with the next change.
      if (!isSaved) break;
    }
    isBusy = false;
  };
  return (change) => {
    waiting.set(change.itemId, { ...waiting.get(change.itemId), ...change });
    void send();
  };
}

async function saveRows(listId: string, items: readonly RowChange[]): Promise<boolean> {
  const answer = await fetch(`/cc/api/list/${encodeURIComponent(listId)}/items`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  return answer?.ok === true;
}
