/** What of a row was changed. */
export type RowChange = { readonly itemId: string; readonly qty?: number; readonly note?: string };
/** How far what was changed is. Refused: the list is not what it was. */
export type SaveState = 'saving' | 'saved' | 'failed' | 'refused';
/** Where a row was put; places are counted from 1. */
export type RowMove = { readonly itemId: string; readonly place: number };

export type RowSaver = { readonly change: (change: RowChange) => void; readonly move: (move: RowMove) => void };

const PATIENCE_MS = 15_000;

/**
 * Saves what is changed in rows of a list and where they are put, one request after another, all that was changed meanwhile with the next one. A page that is left sends its last one all the same.
 *
 * @param tell hears how far it is.
 */
export function makeRowSaver(listId: string, tell: (state: SaveState) => void): RowSaver {
  const waiting = new Map<string, RowChange>();
  let moves: RowMove[] = [];
  let isBusy = false;
  const sendChanges = async (): Promise<Outcome> => {
    const items = [...waiting.values()];
    waiting.clear();
    const outcome = await put(`/cc/api/list/${encodeURIComponent(listId)}/items`, { items });
    if (outcome !== 'saved') for (const item of items) waiting.set(item.itemId, { ...item, ...waiting.get(item.itemId) });
    // What cannot be saved at all is as much of a failure: it goes with the next change.
    return outcome === 'refused' ? 'failed' : outcome;
  };
  const sendMove = async (): Promise<Outcome> => {
    const outcome = await put(`/cc/api/list/${encodeURIComponent(listId)}/order`, moves[0]);
    if (outcome === 'saved') moves = moves.slice(1);
    // Where others put rows meanwhile, the places that were meant are no more.
    if (outcome === 'refused') moves = [];
    return outcome;
  };
  const send = async () => {
    if (isBusy) return;
    isBusy = true;
    while (waiting.size + moves.length > 0) {
      tell('saving');
      const outcome = await (waiting.size > 0 ? sendChanges() : sendMove());
      tell(outcome);
      // What failed goes with the next change.
      if (outcome === 'failed') break;
    }
    isBusy = false;
  };
  return {
    change: (change) => {
      waiting.set(change.itemId, { ...waiting.get(change.itemId), ...change });
      void send();
    },
    move: (move) => {
      moves = [...moves, move];
      void send();
    },
  };
}

type Outcome = 'saved' | 'failed' | 'refused';

async function put(path: string, body: unknown): Promise<Outcome> {
  const answer = await fetch(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (answer?.ok === true) return 'saved';
  return answer !== undefined && answer.status >= 400 && answer.status < 500 && answer.status !== 429 ? 'refused' : 'failed';
}
