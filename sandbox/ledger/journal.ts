import { open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An append-only file of one JSON record a line. */
export interface Journal {
  /** Queues a record behind all earlier ones; it is safe on disk once a later `settled` has resolved. */
  append(record: object): void;
  /** Resolves when everything appended before the call is on disk; rejects, then and for good, when writing failed. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const NEWLINE = 0x0a;

/**
 * Opens (or creates) a journal and hands every record in it to `replay`, oldest first. A last line that a crash tore
 * is cut off: nobody was told of it.
 * @throws when a line before the last is damaged: then records that were acknowledged are lost
 */
export async function openJournal(path: string, replay: (record: unknown) => void): Promise<Journal> {
  const handle = await open(path, 'a+', 0o600);
  try {
    const content = await handle.readFile();
    const soundBytes = replayLines(content, { path, replay });
    if (soundBytes < content.length) await handle.truncate(soundBytes);
    await handle.sync();
    await syncFolder(dirname(path));
  } catch (error) {
    await handle.close();
    throw error;
  }
  return writer(handle);
}

function replayLines(content: Buffer, { path, replay }: { path: string; replay: (record: unknown) => void }): number {
  let start = 0;
  for (let line = 1; start < content.length; line += 1) {
    const end = content.indexOf(NEWLINE, start);
    if (end < 0) return start;
    const record = parseLine(content.toString('utf8', start, end));
    if (record === undefined) {
      if (end === content.length - 1) return start;
      throw new Error(`${path} is damaged at line ${line}; restore it from a copy.`);
    }
    replay(record.value);
    start = end + 1;
  }
  return start;
}

function parseLine(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Without this a crash right after the first start could lose the file's name, and with it the file. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** Group commit: whoever comes while a sync is under way shares the next one. */
function writer(handle: FileHandle): Journal {
  let queue: string[] = [];
  let appended = 0;
  let durable = 0;
  let flushing: Promise<void> | undefined;
  let failure: Error | undefined;

  async function flush(): Promise<void> {
    const batch = queue;
    queue = [];
    try {
      await handle.appendFile(batch.join(''));
      await handle.datasync();
      durable += batch.length;
    } catch (error) {
      failure = error instanceof Error ? error : new Error('The journal could not be written.');
    } finally {
      flushing = undefined;
    }
  }

  async function settled(): Promise<void> {
    const target = appended;
    while (durable < target) {
      if (failure !== undefined) throw failure;
      flushing ??= flush();
      await flushing;
    }
    if (failure !== undefined) throw failure;
  }

  return {
    append(record) {
      queue.push(`${JSON.stringify(record)}\n`);
      appended += 1;
    },
    settled,
    async close() {
      await settled().finally(() => handle.close());
    },
  };
}
