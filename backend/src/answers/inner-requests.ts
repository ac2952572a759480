import { createServer, type IncomingMessage, request as requestOf, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** What the application answers, before any encoding. */
export interface InnerAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** Headers of the connection, which say nothing of the answer. */
const OF_THE_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** No answer takes longer: the database ends a statement in a third of it. One without an end would be kept for ever (ms). */
const LONGEST_MS = 30_000;

/** Asks the application as a stranger would, by HTTP within the process: what comes back is for everyone. */
export class InnerRequests {
  private readonly server;

  constructor(
    application: RequestListener,
    private readonly longestMs = LONGEST_MS,
  ) {
    this.server = createServer(application);
  }

  /**
   * @param path with its query, such as /api/ads?limit=10
   * @param address of whoever it is asked for, where the route counts them
   * @throws where the answer is not whole in time
   */
  async get(path: string, address?: string): Promise<InnerAnswer> {
    const response = await this.send(path, address);
    const body = await buffer(response);
    return { status: response.statusCode!, headers: headersOf(response), body };
  }

  private send(path: string, address?: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const createConnection = () => this.connect(address);
      const signal = AbortSignal.timeout(this.longestMs);
      requestOf({ path, headers: { host: 'inner' }, createConnection, signal }, resolve)
        .on('error', reject)
        .end();
    });
  }

  private connect(remoteAddress?: string) {
    const [ours, theirs] = duplexPair();
    Object.assign(theirs, { remoteAddress });
    // Not in every version of Node does one half of a pair hear that the other is gone; what it has written before is read first.
    ours.once('close', () => theirs.destroy());
    theirs.once('close', () => setImmediate(() => ours.destroy()));
    this.server.emit('connection', theirs);
    return ours;
  }
}

/** Written as the application wrote them. */
function headersOf({ rawHeaders }: IncomingMessage): [string, string][] {
  const headers: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!OF_THE_CONNECTION.has(rawHeaders[at]!.toLowerCase()))
      headers.push([rawHeaders[at]!, rawHeaders[at + 1]!]);
  return headers;
}
