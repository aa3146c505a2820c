/** Thrown where somebody goes on from a session that has ended by now: in another tab, by a new password, or by the same call a moment ago. */
export class SessionEnded extends Error {}

/** What comes of something, or ENDED where the session that it goes on from has ended: nothing of it is done then. */
export async function unlessEnded<T>(work: Promise<T>): Promise<T | 'ENDED'> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SessionEnded) return 'ENDED';
    throw error;
  }
}
