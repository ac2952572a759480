import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Call = { method: string; params: unknown[] };
type Answer = { result?: unknown };

/**
 * Starts a node that passes on what an honest one says, with lies in between.
 * @param lie what it says instead of an honest result
 */
export async function startLyingNode(honestUrl: string, lie: (call: Call, result: unknown) => unknown) {
  const lied = (call: Call, answer: Answer) =>
    answer.result === undefined ? answer : { ...answer, result: lie(call, answer.result) };

  async function answer(asked: Call | Call[]): Promise<object> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(honestUrl, { method: 'POST', headers, body: JSON.stringify(asked) });
    const honest = (await response.json()) as Answer | Answer[];
    if (!Array.isArray(asked)) return lied(asked, honest as Answer);
    return asked.map((call, index) => lied(call, (honest as Answer[])[index] ?? {}));
  }

  const server = createServer((request, response) => {
    void json(request)
      .then((asked) => answer(asked as Call | Call[]))
      .then((body) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
