import { createServer, type AddressInfo } from 'node:net';
import { LaunchError } from './launch-error.ts';

/** Whether a server could listen there now. */
function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // A machine without IPv6 has no ::1 that could be taken.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else reject(error);
    });
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** A free port of the loopback address, chosen by the system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Refuses a port that something else already uses.
 * @param variable the environment variable by which another port can be chosen
 */
export async function requireFreePort(port: number, host: string, variable: string): Promise<void> {
  // Browsers may reach `localhost` at ::1 first, where another program would answer in our place.
  const hosts = host === '127.0.0.1' || host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  for (const candidate of hosts) {
    if (await isPortFree(port, candidate)) continue;
    throw new LaunchError(
      `Port ${port} is already in use by another program. Stop that program, or choose another port: ${variable}=${port + 1} npm start`,
    );
  }
}
