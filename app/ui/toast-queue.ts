export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'neutral' | 'failure';
  /** Away from what was pressed. */
  readonly place: 'top' | 'bottom';
  /** One thing to do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** So far from the foot of the window a toast reaches. */
const REACH_PX = 160;

const listeners = new Set<() => void>();
const nothing: readonly Toast[] = [];
let shown: readonly Toast[] = nothing;
let lastId = 0;

/** Says something at the edge of the page for a while, in the place of what was said before. Only in the browser. */
export function showToast(toast: { text: string; tone?: Toast['tone']; action?: Toast['action'] }): number {
  lastId += 1;
  const next: Toast = { id: lastId, text: toast.text, tone: toast.tone ?? 'neutral', place: placeOfToast(), action: toast.action };
  publish([next]);
  return next.id;
}

/** At the foot of the page, unless what was pressed is there. */
function placeOfToast(): Toast['place'] {
  const pressed = typeof document === 'undefined' ? null : document.activeElement;
  if (pressed === null || pressed === document.body) return 'bottom';
  const { bottom, top } = pressed.getBoundingClientRect();
  return bottom > window.innerHeight - REACH_PX && top < window.innerHeight ? 'top' : 'bottom';
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
