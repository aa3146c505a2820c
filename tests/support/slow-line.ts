import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a server on which everything takes its time, and nothing is lost as long as nobody meddles with it. */
export type SlowLine = {
  readonly url: string;
  /** How often something was sent to the server: what is sent within the delay goes together, as on a real line. */
  sent(): number;
  /** From now on nothing comes through, and nobody is told so: as if the server hung. */
  freeze(): void;
  /** Every connection breaks, and none is to be had. */
  cut(): void;
  /** Connections made from now on work again. */
  mend(): void;
  close(): Promise<void>;
};

/** Puts a delay before a server, so that it can be counted how often a program waits for it. */
export async function slowLine(server: string, delayMs: number): Promise<SlowLine> {
  const { hostname, port, searchParams } = new URL(server);
  const folder = searchParams.get('host'); // of a server that is reached by a socket in a folder
  const target = folder === null ? { host: hostname, port: Number(port || 5432) } : { path: `${folder}/.s.PGSQL.${port || 5432}` };
  let count = 0;
  let state: 'works' | 'frozen' | 'cut' = 'works';
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const line = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target);
    let waiting: Buffer[] = [];
    near.on('data', (chunk: Buffer) => {
      if (state !== 'works') return;
      waiting.push(chunk);
      if (waiting.length > 1) return;
      setTimeout(() => {
        count += 1;
        far.write(Buffer.concat(waiting));
        waiting = [];
      }, delayMs);
    });
    far.pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  const url = new URL(server);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: url.href,
    sent: () => count,
    freeze: () => {
      state = 'frozen';
    },
    cut: () => {
      state = 'cut';
      hangUp();
    },
    mend: () => {
      hangUp();
      state = 'works';
    },
    close: async () => {
      hangUp();
      line.close();
      await once(line, 'close');
    },
  };
}
