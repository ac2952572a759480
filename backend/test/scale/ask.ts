import { Agent, request } from 'node:http';

/** A call of the API. */
export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Without /api. */
  path: string;
  cookie?: string;
  body?: object;
}

/** How a call was answered, and in how many ms, to the last byte. */
export interface Answered {
  milliseconds: number;
  /** Parsed where it is JSON. */
  body: unknown;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const LAST_OF_ALL = 400;
let asked = 0;

/** From another network each time, as limits are those of networks. @throws for a refusal */
export function ask(origin: string, { method = 'GET', path, cookie = '', body }: Call): Promise<Answered> {
  asked += 1;
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    origin,
    ...(cookie && { cookie: `${cookie}; signed-in=1` }),
    ...(text && { 'content-type': 'application/json' }),
    // Whoever sends a length with a GET is not given an answer that was kept.
    'content-length': Buffer.byteLength(text),
    'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
  };
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(`${origin}/api${path}`, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const milliseconds = performance.now() - began;
        const told = Buffer.concat(parts);
        if (response.statusCode! >= LAST_OF_ALL)
          return reject(
            new Error(`${method} ${path}: ${response.statusCode} ${told.toString().slice(0, 300)}`),
          );
        const isJson = /json/.test(response.headers['content-type'] ?? '') && told.length > 0;
        resolve({ milliseconds, body: isJson ? JSON.parse(told.toString()) : undefined });
      });
    });
    sent.on('error', reject).end(text);
  });
}
