import { connect, createServer, type Server, type Socket } from 'node:net';

/** Between the server and what it depends on, so that a test can pull the cable out and put it back. */
interface Cable {
  /** The address to give to the server in place of the one behind. */
  readonly url: string;
  /** Breaks what is connected, and refuses what wants to be. */
  cut(): Promise<void>;
  /** @param address of what is behind it from now on, where it is another */
  mend(address?: string): Promise<void>;
}

/** A cable of the test's own to that address; it is to be cut at the end. */
export async function layCable(address: string): Promise<Cable> {
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server;
  async function mend(behind = address) {
    const target = new URL(behind);
    server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        sockets.add(socket.on('error', () => undefined));
        socket.on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const bound = server.address();
    port = typeof bound === 'object' && bound ? bound.port : 0;
  }
  await mend();
  const url = new URL(address);
  url.port = String(port);
  return {
    // As it was written: a URL adds a slash where a path is empty.
    url: address.endsWith('/') ? url.href : url.href.replace(/\/$/, ''),
    mend,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
