type Pane = Pick<HTMLElement, 'getBoundingClientRect' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight' | 'scrollTo'>;

/** Scrolls what is larger than its pane so that the point's place in the pane is its place in the whole: left edge to left edge. */
export function scrollToPoint(pane: Pane, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): void {
  const box = pane.getBoundingClientRect();
  const share = (at: number, start: number, length: number): number => Math.min(1, Math.max(0, (at - start) / Math.max(1, length)));
  pane.scrollTo({
    left: share(clientX, box.left, box.width) * (pane.scrollWidth - pane.clientWidth),
    top: share(clientY, box.top, box.height) * (pane.scrollHeight - pane.clientHeight),
    behavior: 'instant',
  });
}
