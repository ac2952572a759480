import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Site } from './site.ts';

/** What belongs to one connection alone: HTTP/2 knows none of it (RFC 9113, 8.2.2). */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
]);

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)),
  );

/** A certificate that nobody vouches for: the browser that measures is told to take it. */
async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', cert, '-days', '1', '-subj', '/CN=localhost'];
  await promisify(execFile)('openssl', ['req', '-x509', ...curve, ...files]);
  const made = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  return made;
}

function passOn(site: URL, agent: Agent) {
  return (asked: Http2ServerRequest, answered: Http2ServerResponse): void => {
    const { method, url: path } = asked;
    const headers = { ...passedOn(asked.headers), host: site.host };
    const options = { hostname: site.hostname, port: site.port, method, path, headers, agent };
    const passed = request(options, (answer) => {
      answered.writeHead(answer.statusCode!, passedOn(answer.headers));
      answer.pipe(answered);
    });
    passed.on('error', () => answered.stream.destroy());
    answered.on('close', () => passed.destroy());
    asked.pipe(passed);
  };
}

/** An open stream of events would keep a server from closing for ever. */
function whatEnds(server: Http2SecureServer): () => void {
  const open = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    open.add(session);
    session.on('close', () => open.delete(session));
  });
  return () => {
    server.close();
    for (const session of open) session.destroy();
  };
}

/**
 * The same site as visitors of a deployed one get it: by TLS and HTTP/2, as its proxy has it (`ops/caddy`). By HTTP/1.1 each of the six
 * connections of a visit begins anew, and headers that all answers share are sent with each.
 */
export async function asDeployed(site: Site): Promise<Site> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(await certificate(), passOn(new URL(site.url), agent));
  const end = whatEnds(server);
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    stop: async () => {
      end();
      agent.destroy();
      await site.stop();
    },
  };
}
