import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { after } from 'node:test';
import aws4 from 'aws4';

const keyId = 'AKIDTEST';
const secret = 'secret/with+signs';
const region = 'eu-test-1';

/**
 * As much of S3 as backups need, in memory: objects, and those in parts. Refuses what is not signed by Signature Version 4, which another library
 * than the client's counts anew, and bodies that are not what was signed.
 */
export class S3Server {
  readonly objects = new Map<string, Buffer>();
  /** What was asked, as `PUT /bucket/name`. */
  readonly asked: string[] = [];
  /** Status that a request gets instead of its answer; undefined lets it pass. */
  refuse: (request: string) => number | undefined = () => undefined;
  readonly #parts = new Map<string, Map<number, Buffer>>();
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));

  /** Runs until the tests are over. */
  static async start(): Promise<S3Server> {
    const started = new S3Server();
    await new Promise<void>((resolve) => started.#server.listen(0, '127.0.0.1', resolve));
    after(() => started.#server.close());
    return started;
  }

  /** For BACKUP_URL. */
  url(folders = 'bucket/site'): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://${keyId}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${folders}?region=${region}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url!, 'http://s3');
    const asked = `${request.method} ${pathname}`;
    this.asked.push(asked);
    const status = isSigned(request, body) ? this.refuse(asked) : 403;
    if (status) return void response.writeHead(status).end('<Error><Code>AccessDenied</Code></Error>');
    const answer = this.#do(request.method!, pathname, searchParams, body);
    if (answer === undefined)
      return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { ETag: `"${createHash('md5').update(body).digest('hex')}"` }).end(answer);
  }

  #do(method: string, path: string, query: URLSearchParams, body: Buffer): string | Buffer | undefined {
    if (method === 'GET') return this.objects.get(path);
    if (query.has('uploads')) {
      this.#parts.set(path, new Map());
      return `<InitiateMultipartUploadResult><UploadId>${path.length}</UploadId></InitiateMultipartUploadResult>`;
    }
    const parts = this.#parts.get(path);
    if (method === 'PUT' && query.has('partNumber')) parts?.set(Number(query.get('partNumber')), body);
    else if (method === 'PUT') this.objects.set(path, body);
    else if (method === 'POST') this.#complete(path, parts!);
    return method === 'POST'
      ? '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>'
      : '';
  }

  #complete(path: string, parts: Map<number, Buffer>): void {
    const ordered = [...parts].toSorted(([one], [other]) => one - other);
    this.objects.set(path, Buffer.concat(ordered.map(([, part]) => part)));
  }
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', 'x-amz-content-sha256': hash } = request.headers;
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const given = names.split(';').map((name) => [name, String(request.headers[name])] as const);
  const { host = '', ...headers } = Object.fromEntries(given);
  const { method = '', url = '' } = request;
  const counted = aws4.sign(
    { host, method, path: url, headers: { ...headers, Host: host }, service: 's3', region },
    { accessKeyId: keyId, secretAccessKey: secret },
  );
  const isBody = hash === createHash('sha256').update(body).digest('hex');
  return counted.headers?.Authorization === authorization && isBody;
}
