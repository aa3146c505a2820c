export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'neutral' | 'failure';
  /** One thing to do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** The most that are seen at once; the oldest goes first. */
const MOST_SHOWN = 3;

const listeners = new Set<() => void>();
const nothing: readonly Toast[] = [];
let shown: readonly Toast[] = nothing;
let lastId = 0;

/** Says something at the foot of the page for a while, without getting in the way. Only in the browser. */
export function showToast(toast: { text: string; tone?: Toast['tone']; action?: Toast['action'] }): number {
  lastId += 1;
  const next: Toast = { id: lastId, text: toast.text, tone: toast.tone ?? 'neutral', action: toast.action };
  publish([...shown, next].slice(-MOST_SHOWN));
  return next.id;
}

/** Takes a toast away; nothing happens when it has gone already. */
export function dismissToast(id: number): void {
  publish(shown.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function shownToasts(): readonly Toast[] {
  return shown;
}

/** On the server nobody has done anything yet. */
export function noToasts(): readonly Toast[] {
  return nothing;
}

function publish(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
