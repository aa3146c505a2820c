import { createServer, connect, type Server, type Socket } from 'node:net';

/** A line to a PostgreSQL that can be cut, as the network between two machines. */
export type Line = {
  /** The address of a database at the line's other end. */
  urlOf(database: string): string;
  /** `cut`: connections end and new ones are refused. `silent`: nothing gets through, and nobody is told. */
  set(state: 'open' | 'cut' | 'silent'): Promise<void>;
  /** Tells of each piece that goes to PostgreSQL, before it goes. */
  watch(heard: (() => void) | undefined): void;
  close(): Promise<void>;
};

/** @param url of a PostgreSQL, over a socket or a port. */
export async function openLine(url: string): Promise<Line> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let heard: (() => void) | undefined;
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(endOf(url));
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.on('data', (piece) => {
      heard?.();
      far.write(piece);
    });
    far.on('data', (piece) => near.write(piece));
    if (isSilent) for (const socket of pair) socket.pause();
  });
  const port = await listen(server, 0);
  return {
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async set(state) {
      isSilent = state === 'silent';
      for (const socket of [...pairs].flat()) {
        if (isSilent) socket.pause();
        else socket.resume();
      }
      if (state === 'cut') {
        server.close();
        for (const socket of [...pairs].flat()) socket.destroy();
      } else if (!server.listening) await listen(server, port);
    },
    watch: (watcher) => (heard = watcher),
    async close() {
      for (const socket of [...pairs].flat()) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
}

function endOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder === null ? { host: hostname, port: Number(port || 5432) } : { path: `${folder}/.s.PGSQL.5432` };
}
