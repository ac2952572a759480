import { EventReader } from '../../src/chain/events/event-reader.js';
import type { ChainContracts } from '../../src/chain/contracts/chain-contracts.js';
import { chainUnavailable } from '../../src/common/errors/common.errors.js';
import type { RpcCall } from '../support/lies.ts';
import { TwoNodes } from '../support/two-nodes.js';

const RANGE = 400;

/** How many blocks a call for logs asks for. */
function widthOf({ params }: RpcCall): number {
  const { fromBlock, toBlock } = params![0] as { fromBlock: string; toBlock: string };
  return Number(toBlock) - Number(fromBlock) + 1;
}

describe('nodes that refuse to answer to so much', () => {
  let two: TwoNodes;
  let reader: EventReader;
  let from: number;
  let hash: string;

  beforeAll(async () => {
    two = await TwoNodes.start();
    ({ hash, blockNumber: from } = await two.chain.pay(1));
    await two.chain.mine(RANGE);
  });
  beforeEach(async () => {
    await two.begin();
    const contracts = { at: () => ({ name: 'AdPaymentSplitter' }), recorded: () => [] };
    reader = new EventReader(two.client(), contracts as unknown as ChainContracts);
  });
  afterEach(() => two.end());
  afterAll(async () => two.close());

  const read = async (): Promise<string[]> => {
    const range = { from, to: from + RANGE - 1 };
    const found = await reader.read([two.chain.address.toLowerCase()], range, false);
    return found!.events.map(({ transactionHash }) => transactionHash);
  };

  it('are asked one after the other, and not left for it', async () => {
    two.first.limit('eth_getLogs');
    const before = two.first.calls('eth_getLogs');
    expect(await read()).toEqual([hash]);
    expect(two.first.calls('eth_getLogs')).toBe(before + 1);
    expect(two.said()).toEqual([]);
  });

  it('are asked for less where all refuse', async () => {
    for (const node of [two.first, two.second]) node.limit('eth_getLogs', (call) => widthOf(call) > 100);
    expect(await read()).toEqual([hash]);
  });

  it('take any other error for the same', async () => {
    two.first.refuse('eth_getLogs');
    expect(await read()).toEqual([hash]);
    two.first.refuse('eth_getTransactionReceipt');
    await two.client().receipt(hash);
    expect(two.said()).toEqual([]);
  });

  it.each([400, 413])('take status %i for the same', async (status) => {
    two.first.answerStatus(status);
    expect(await read()).toEqual([hash]);
  });

  it('mean that the chain is away where they refuse a few blocks, too', async () => {
    for (const node of [two.first, two.second]) node.limit('eth_getLogs');
    await expect(read()).rejects.toThrow(chainUnavailable());
  });
});
