import { Agent, request } from 'node:http';

/** How long a user waits for an answer. */
const PATIENCE_MS = 30_000;

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  cookie: string;
  /** The address it comes from, as the proxy tells it. */
  address: string;
  body?: object;
}

export interface Answered {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

/** Stands before the API processes as a proxy does: what a process that is away never got goes to the next one. */
export class Front {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  readonly #ports: readonly number[];
  #turn = 0;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  /** @throws when no process takes it, or when it is broken off after one took it */
  async ask(asked: Asked): Promise<Answered> {
    let failure: unknown;
    const turn = this.#turn++;
    for (let attempt = 0; attempt < this.#ports.length; attempt++) {
      try {
        return await this.#send(this.#ports[(turn + attempt) % this.#ports.length]!, asked);
      } catch (error) {
        failure = error;
        const wasTaken = (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED';
        if (wasTaken && asked.method !== 'GET') throw error;
      }
    }
    throw failure;
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(port: number, { method, path, cookie, address, body }: Asked): Promise<Answered> {
    const origin = `http://127.0.0.1:${port}`;
    const headers = {
      ...{ cookie, origin, 'x-forwarded-for': address },
      ...(body && { 'content-type': 'application/json' }),
    };
    return new Promise((resolve, reject) => {
      const options = { method, agent: this.#agent, headers, timeout: PATIENCE_MS };
      const sent = request(`${origin}${path}`, options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response
          .on('error', reject)
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text }),
          );
      });
      sent.on('timeout', () => sent.destroy(new Error(`No answer in ${PATIENCE_MS} ms`)));
      sent.on('error', reject).end(body && JSON.stringify(body));
    });
  }
}
