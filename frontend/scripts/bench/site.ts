import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '..', '..', '..');
const PORT = 3921;

/** A site to measure. */
export interface Site {
  url: string;
  stop(): Promise<void>;
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The whole site as `npm start` has it, with its demo season in a folder of its own. */
export async function startSite(): Promise<Site> {
  const url = `http://localhost:${PORT}`;
  const env = {
    ...process.env,
    PORT: String(PORT),
    CHAIN_PORT: String(PORT + 5_000),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')),
  };
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.ts')], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error('The site did not start');
    await wait(500);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** As little as a page can be: a heading and some text, without scripts, typefaces or pictures. */
const BARE_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A bare page</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A heading and some text"><link rel="icon" href="data:,"></head>
<body><main><h1>A bare page</h1>${'<p>Some text that is there at once.</p>'.repeat(20)}</main></body></html>`;

/** What the machine gives a page that asks for nothing. */
export async function startBarePage(): Promise<Site> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.url === '/' ? BARE_PAGE : '');
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
