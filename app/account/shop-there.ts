const PATIENCE_MS = 5_000;

/** Whether the shop answers at this moment. */
export async function isShopThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}
