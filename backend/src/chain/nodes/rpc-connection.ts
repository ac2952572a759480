import { setTimeout as delay } from 'node:timers/promises';
import { connectionFailure, NodeFailure, TooMuchAtOnce } from './node-failure.js';

/** After this no answer is waited for any more. */
const TIMEOUT_MS = 5_000;

const TOO_MANY_REQUESTS = 429;
const FIRST_WAIT_MS = 250;

/** Statuses by which nodes refuse a batch that is longer than they like. */
const BATCH_REFUSED = new Set([400, 413]);

/** Posts JSON to one node; what goes wrong is told in words that do not hold the address. */
export class RpcConnection {
  private readonly url: string;
  private readonly headers: Record<string, string> = { 'content-type': 'application/json' };
  private readonly underWay = new Set<AbortController>();

  /** `isOnly`: nobody else can be asked, so that a node with too much to do is asked again. */
  constructor(
    rpcUrl: string,
    private readonly isOnly: boolean,
  ) {
    if (!URL.canParse(rpcUrl)) throw new Error("The address of one of the chain's nodes is not a URL");
    const { username, password } = new URL(rpcUrl);
    this.url = withoutCredentials(rpcUrl);
    if (username)
      this.headers.authorization = basicAuthorization(decodeURIComponent(`${username}:${password}`));
  }

  /** The parsed body of the answer. @throws NodeFailure, TooMuchAtOnce */
  async post(body: unknown): Promise<unknown> {
    const request = new AbortController();
    const timeout = setTimeout(() => request.abort(new DOMException('', 'TimeoutError')), TIMEOUT_MS);
    this.underWay.add(request);
    try {
      return await this.ask(JSON.stringify(body), request.signal);
    } finally {
      clearTimeout(timeout);
      this.underWay.delete(request);
    }
  }

  close(): void {
    for (const request of this.underWay) request.abort();
  }

  private async ask(body: string, signal: AbortSignal, wait = FIRST_WAIT_MS): Promise<unknown> {
    const { status, text } = await this.send(body, signal);
    if (status === TOO_MANY_REQUESTS && this.isOnly && (await hasWaited(wait, signal))) {
      return this.ask(body, signal, wait * 2);
    }
    if (BATCH_REFUSED.has(status)) throw new TooMuchAtOnce(`answers with status ${status}`);
    if (status < 200 || status > 299) throw new NodeFailure(`answers with status ${status}`);
    return parse(text);
  }

  private async send(body: string, signal: AbortSignal): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(this.url, { method: 'POST', headers: this.headers, body, signal });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw connectionFailure(error);
    }
  }
}

/** False when there is no time left. */
const hasWaited = async (ms: number, signal: AbortSignal): Promise<boolean> =>
  delay(ms, undefined, { signal }).then(
    () => true,
    () => false,
  );

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NodeFailure('answers with something that is not JSON');
  }
}

/** fetch refuses addresses that hold a password. */
function withoutCredentials(rpcUrl: string): string {
  const url = new URL(rpcUrl);
  url.username = '';
  url.password = '';
  return url.href;
}

const basicAuthorization = (credentials: string): string =>
  `Basic ${Buffer.from(credentials).toString('base64')}`;
