import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';

/** Stands between the API and a service; cutting it is the service going away. Runs without Jest. */
export class CuttableProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  readonly #target: URL;
  #isCut = false;
  #isFrozen = false;
  #delayMs = 0;

  private constructor(server: Server, target: URL) {
    this.#server = server;
    this.#target = target;
  }

  static async before(target: string): Promise<CuttableProxy> {
    const server = createServer();
    const proxy = new CuttableProxy(server, new URL(target));
    server.on('connection', (socket) => proxy.#join(socket));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  /** The target's address, by way of the proxy. */
  get url(): string {
    const url = new URL(this.#target);
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
    this.#isFrozen = false;
    this.#delayMs = 0;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Nothing comes through any more, but no connection ends: a network that swallows packets. */
  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Everything comes through, so much later each way: a network far away. */
  slow(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(socket: Socket): void {
    if (this.#isCut) return void socket.destroy();
    const upstream = connect(Number(this.#target.port), this.#target.hostname);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    socket.pipe(this.#line()).pipe(upstream).pipe(this.#line()).pipe(socket);
    if (this.#isFrozen) for (const one of [socket, upstream]) one.pause();
  }

  #line(): Transform {
    const delayed = (chunk: Buffer, _encoding: string, pass: TransformCallback) => {
      if (this.#delayMs === 0) pass(null, chunk);
      else setTimeout(pass, this.#delayMs, null, chunk);
    };
    return new Transform({ transform: delayed });
  }
}
