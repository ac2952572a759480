import { ChainClient } from '../../src/chain/nodes/chain-client.js';
import { TwoNodes } from '../support/two-nodes.js';

describe('many calls to a node at once', () => {
  let two: TwoNodes;
  let client: ChainClient;
  let hashes: string[];
  let block: number;

  beforeAll(async () => {
    two = await TwoNodes.start();
    await two.chain.provider.send('evm_setAutomine', [false]);
    const sent = [];
    for (let adId = 1; adId <= 5; adId += 1) sent.push(await two.chain.payWithoutWaiting(adId, adId + 5));
    await two.chain.mine(1);
    hashes = sent.map(({ hash }) => hash);
    block = await two.chain.provider.getBlockNumber();
  });
  beforeEach(async () => {
    await two.begin();
    client = two.client();
    await client.head();
  });
  afterEach(() => two.end());
  afterAll(async () => two.close());

  it('travel in one request', async () => {
    const before = two.first.requests;
    const receipts = await client.receipts(hashes);
    expect(receipts.map((receipt) => receipt?.hash)).toEqual(hashes);
    expect(two.first.requests).toBe(before + 1);
    const blocks = await client.blocks([block, block - 1, block + 100]);
    expect(blocks.map((found) => found?.number)).toEqual([block, block - 1, undefined]);
    expect(two.first.requests).toBe(before + 2);
  });

  it('travel in shorter batches to a node that refuses long ones', async () => {
    two.first.limitBatches(3);
    const receipts = await client.receipts(hashes);
    expect(receipts.map((receipt) => receipt?.hash)).toEqual(hashes);
    expect(client.status().node).toBe(0);
    const before = two.first.requests;
    await client.receipts(hashes);
    expect(two.first.requests - before).toBeLessThanOrEqual(3);
  });

  it('read the logs of a block from its receipts, whatever the node omits otherwise', async () => {
    two.first.omitLogs();
    const filter = { address: two.chain.address, fromBlock: block, toBlock: block };
    expect(await client.call(async (provider) => provider.getLogs(filter))).toEqual([]);
    const expected = await two.chain.provider.getLogs(filter);
    const receipts = (await client.blockReceipts(block))!;
    expect(receipts.map(({ hash, succeeded }) => ({ hash, succeeded }))).toEqual(
      hashes.map((hash) => ({ hash, succeeded: true })),
    );
    const logs = receipts.flatMap((receipt) => receipt.logs);
    expect(logs.map((log) => log.toJSON())).toEqual(expected.map((log) => log.toJSON()));
  });

  it('has no receipts of a block that is not there, nor from nodes that do not know the method', async () => {
    expect(await client.blockReceipts(block + 100)).toBeNull();
    const hardhat = new ChainClient([two.chain.rpcUrl], 31337);
    expect(await hardhat.blockReceipts(block)).toBeNull();
    hardhat.close();
  });
});
