/** So far it stays from what was pressed. */
const GAP_PX = 16;

/**
 * Opens an overlay clear of the form that was pressed: to the left of it where it would cover it and there is room. It comes next after the
 * pressed button for those who go on with the Tab key. @returns what was pressed
 */
export function openBeside(overlay: HTMLElement): HTMLElement | undefined {
  const { activeElement } = document;
  const source = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
  overlay.showPopover(source === undefined ? {} : { source });
  const pressed = source?.closest('form')?.getBoundingClientRect();
  const shown = overlay.getBoundingClientRect();
  if (pressed === undefined || !isCovered(pressed, shown)) return source;
  const room = pressed.left - GAP_PX - shown.width;
  if (room >= GAP_PX) overlay.style.right = `${document.documentElement.clientWidth - pressed.left + GAP_PX}px`;
  return source;
}

/** Whoever is in an overlay that is about to go is where it came from then. */
export function returnFocus(overlay: HTMLElement, source: HTMLElement | undefined): void {
  if (overlay.contains(document.activeElement)) source?.focus({ preventScroll: true });
}

function isCovered(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Calls when somebody is done with the overlay: Escape, or a press outside of it. @returns what stops it */
export function onLeaving(overlay: HTMLElement, leave: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  };
  const onPress = ({ target }: PointerEvent) => {
    if (!(target instanceof Node) || !overlay.contains(target)) leave();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPress);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onPress);
  };
}
