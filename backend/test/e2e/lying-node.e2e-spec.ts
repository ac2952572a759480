import type { JsonRpcApiProvider } from 'ethers';
import { TwoNodes } from '../support/two-nodes.js';

describe('a node of the tests', () => {
  let two: TwoNodes;
  let node: JsonRpcApiProvider;

  beforeAll(async () => {
    two = await TwoNodes.start();
  });
  beforeEach(async () => {
    await two.begin();
    node = two.client().provider;
  });
  afterEach(() => two.end());
  afterAll(async () => two.close());

  const logsFrom = async (fromBlock: number): Promise<string[]> => {
    const logs = await node.getLogs({ address: two.chain.address, fromBlock });
    return logs.map(({ transactionHash }) => transactionHash);
  };

  it('omits the logs of one transaction, as often as it is told', async () => {
    const [one, other] = [await two.chain.pay(1), await two.chain.pay(2)];
    two.first.omitLogs({ of: one.hash, times: 1 });
    expect(await logsFrom(one.blockNumber)).toEqual([other.hash]);
    expect(await logsFrom(one.blockNumber)).toEqual([one.hash, other.hash]);
    two.first.omitLogs();
    expect(await logsFrom(one.blockNumber)).toEqual([]);
    expect(await logsFrom(one.blockNumber)).toEqual([]);
    expect(two.first.calls('eth_getLogs')).toBe(4);
  });

  it('knows nothing of what came after the block at which it stands still', async () => {
    const before = await two.chain.pay(3);
    two.first.freezeAt(before.blockNumber);
    const { hash } = await two.chain.pay(4);
    expect(await node.getBlockNumber()).toBe(before.blockNumber);
    expect(await node.getBlock('latest')).toMatchObject({ number: before.blockNumber });
    expect(await node.getBlock(before.blockNumber + 1)).toBeNull();
    expect(await node.getTransactionReceipt(hash)).toBeNull();
    expect(await logsFrom(before.blockNumber)).toEqual([before.hash]);
    expect(
      await node.send('eth_getBlockReceipts', [`0x${(before.blockNumber + 1).toString(16)}`]),
    ).toBeNull();
    const held = await node.getBalance(two.chain.address);
    expect(held).toBe(await two.chain.provider.getBalance(two.chain.address, before.blockNumber));
  });

  it('omits the receipt of one transaction', async () => {
    const [one, other] = [await two.chain.pay(5), await two.chain.pay(6)];
    two.first.omitReceipts(one.hash);
    expect(await node.getTransactionReceipt(one.hash)).toBeNull();
    expect(await node.getTransactionReceipt(other.hash)).not.toBeNull();
  });
});
