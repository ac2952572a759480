import { ChainClient } from '../../src/chain/nodes/chain-client.js';
import { eventually } from '../support/eventually.js';
import { withHead } from '../support/lies.ts';
import { LyingNode } from '../support/lying-node.ts';
import { TestChain } from '../support/test-chain.js';

/** BNB Smart Chain's testnet: nobody makes its blocks by hand. */
const CHAIN_ID = 97;
const ROUNDS = 40;

describe('a node that pushes the head a little further each time', () => {
  let chain: TestChain;
  let honest: LyingNode;
  let creeping: LyingNode;
  let client: ChainClient;

  beforeAll(async () => {
    chain = await TestChain.start(2, { chainId: CHAIN_ID });
    honest = await LyingNode.before(chain.rpcUrl);
    creeping = await LyingNode.before(chain.rpcUrl);
  });
  beforeEach(async () => {
    await creeping.recover();
    // Compared at every look, so that a look is a round.
    const options = { compareEvery: 0, retryAfter: 50, aloneAfter: 200, toleratedLag: 0 };
    client = new ChainClient([creeping.url, honest.url], CHAIN_ID, options);
  });
  afterEach(() => client.close());
  afterAll(async () => {
    await Promise.all([honest.close(), creeping.close()]);
    chain.close();
  });

  it('gains no more than a few blocks, and costs the other node nothing of its word', async () => {
    const head = await chain.provider.getBlockNumber();
    for (let round = 1; round <= ROUNDS; round++) {
      creeping.tell(withHead(head + 3 * round));
      await chain.mine(1);
      await client.compareNodes();
    }
    const real = await chain.provider.getBlockNumber();
    expect((await client.head()).number).toBeLessThanOrEqual(real + 15);
    // Both are asked: what only the creeping one says is agreed on by nobody.
    creeping.omitReceipts();
    const { hash } = await chain.pay(7);
    await eventually(async () => {
      const [verdict] = await client.examine([hash], async (provider) => {
        const receipt = await provider.getTransactionReceipt(hash);
        return [{ text: String(receipt?.status), answer: receipt }];
      });
      expect(verdict).toEqual({ kind: 'contradicted' });
    });
  });
});
