/** Waits, but no longer than until it is stopped. */
export async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  if (stopping.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    stopping.addEventListener('abort', done);
    function done(): void {
      clearTimeout(timer);
      stopping.removeEventListener('abort', done);
      resolve();
    }
  });
}
