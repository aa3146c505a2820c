/** Where a list is read by its link. */
export function sharedListPath(key: string): string {
  return `/lists/shared/${encodeURIComponent(key)}`;
}
