import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
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

/** Below the ports that systems give away by themselves: nobody is given it before whoever asked listens there. */
const OWN_PORTS = [20_000, 30_000] as const;

/** A free port of the loopback address. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...OWN_PORTS);
    if (await isPortFree(port)) return port;
  }
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
