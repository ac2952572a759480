import { Agent, request } from 'node:http';

/** A call of the API with a session's cookie. */
export interface Call {
  path: string;
  cookie: string;
  body: object;
}

/** How a run of calls went. */
export interface Run {
  /** Calls a second. */
  rate: number;
  /** Milliseconds a call took at most in 50 and 99 of 100 cases. */
  p50: number;
  p99: number;
}

/** Makes all calls, so many at a time, over connections that stay open. @throws unless all are answered with 201 */
export async function run(origin: string, calls: readonly Call[], atOnce: number): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const waiting = [...calls];
  const times: number[] = [];
  const began = performance.now();
  async function work(): Promise<void> {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const start = performance.now();
      await post(origin, call, agent);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  const seconds = (performance.now() - began) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)]!;
  return { rate: calls.length / seconds, p50: share(0.5), p99: share(0.99) };
}

function post(origin: string, { path, cookie, body }: Call, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', cookie, origin };
    const sent = request(`${origin}${path}`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        response.statusCode === 201 ? resolve() : reject(new Error(`${response.statusCode}: ${text}`)),
      );
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}
