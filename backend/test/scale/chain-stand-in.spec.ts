import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChainStandIn, textOf } from './chain-stand-in.ts';
import { blockHash, FilledChain, splitter } from './filled-chain.ts';

const payees = { founder: `0x${'11'.repeat(20)}`, platform: `0x${'22'.repeat(20)}` };
const chain = new FilledChain(10, `0x${'33'.repeat(20)}`, payees, 1_000n);
const last = chain.lastBlock;

interface Told {
  id: number;
  result: unknown;
}

/** What the node was asked, the last call first. */
function echo(text: string): string {
  const calls = JSON.parse(text) as { id: number; method: string; params: unknown[] }[];
  const replies = calls.map(({ id, method, params }) => ({
    id,
    result: method === 'eth_getLogs' ? [params[0]] : { real: method },
  }));
  return JSON.stringify(replies.toReversed());
}

describe('the stand-in for a chain', () => {
  let node: Server;
  let standIn: ChainStandIn;

  beforeAll(async () => {
    node = createServer((request, response) => {
      void textOf(request).then((text) => response.end(echo(text)));
    });
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    const { port } = node.address() as AddressInfo;
    standIn = await ChainStandIn.before(`http://127.0.0.1:${port}`, chain);
  });
  afterAll(async () => {
    await standIn.close();
    node.close();
    node.closeAllConnections();
  });

  const ask = async (...calls: [string, unknown[]][]): Promise<Told[]> => {
    const body = JSON.stringify(
      calls.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params })),
    );
    const response = await fetch(standIn.url, { method: 'POST', body });
    return (await response.json()) as Told[];
  };
  const hex = (number: number): string => `0x${number.toString(16)}`;
  const payment = (adId: number, to = chain.address) =>
    ['eth_call', [{ to, data: splitter.encodeFunctionData('payments', [adId]) }, 'latest']] as [
      string,
      unknown[],
    ];

  it('tells blocks, logs and payments of its beginning, and asks the node for all else, in the order of the calls', async () => {
    const told = await ask(
      ['eth_chainId', []],
      ['eth_getBlockByNumber', [hex(last), false]],
      ['eth_getBlockByNumber', [hex(last + 1), false]],
      payment(10),
      payment(11),
      payment(10, payees.founder),
    );
    expect(told.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(told[1]!.result).toMatchObject({ hash: blockHash(last) });
    expect(told[3]!.result).toBe(chain.paymentOf(10n));
    for (const index of [0, 2, 4, 5]) expect(told[index]!.result).toHaveProperty('real');
  });

  it('tells logs of both where a range has blocks of both', async () => {
    const range = (fromBlock: string, toBlock: string) =>
      ['eth_getLogs', [{ fromBlock, toBlock }]] as [string, unknown[]];
    const [own, both, real] = await ask(
      range('0x1', hex(last)),
      range('0x1', hex(last + 5)),
      range(hex(last + 1), 'latest'),
    );
    expect(own!.result).toHaveLength(24);
    expect(both!.result).toHaveLength(25);
    expect((both!.result as unknown[]).at(-1)).toEqual({ fromBlock: hex(last + 1), toBlock: hex(last + 5) });
    expect(real!.result).toEqual([{ fromBlock: hex(last + 1), toBlock: 'latest' }]);
  });
});
