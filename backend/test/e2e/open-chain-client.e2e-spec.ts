import { connectToChain } from '../../src/chain/nodes/open-chain-client.js';
import { TwoNodes } from '../support/two-nodes.js';

describe('connecting to a chain', () => {
  let two: TwoNodes;

  beforeAll(async () => {
    two = await TwoNodes.start();
  });
  beforeEach(async () => two.begin());
  afterEach(() => two.end());
  afterAll(async () => two.close());

  async function connect(known?: number, recorded?: number): Promise<{ chainId: number; node: number }> {
    const client = await connectToChain(
      [two.first.url, two.second.url],
      async () => Promise.resolve(known),
      (chainId) => chainId === recorded,
    );
    client.close();
    return { chainId: client.chainId, node: client.status().node };
  }

  it('takes the chain that the nodes serve', async () => {
    expect(await connect()).toEqual({ chainId: 31337, node: 0 });
    expect(two.said()).toEqual([]);
  });

  it('takes the first answer where nodes disagree, and says who is left', async () => {
    two.second.sayChainId(97);
    expect(await connect()).toEqual({ chainId: 31337, node: 0 });
    expect(two.said()).toEqual(['Node 1 of chain 31337 serves chain 97']);
  });

  it('takes the chain on which contracts are recorded where nodes disagree, and says who is left', async () => {
    two.first.sayChainId(97);
    expect(await connect(undefined, 31337)).toEqual({ chainId: 31337, node: 1 });
    expect(two.said()).toEqual(['Node 0 of chain 31337 serves chain 97']);
  });

  it('stays with the chain known from before where nodes disagree', async () => {
    two.first.sayChainId(97);
    expect(await connect(31337)).toEqual({ chainId: 31337, node: 1 });
    expect(two.said()).toEqual(['Node 0 of chain 31337 serves chain 97']);
  });

  it('starts with the second node while the first is away', async () => {
    await two.first.die();
    expect(await connect()).toEqual({ chainId: 31337, node: 1 });
  });

  it('starts without any node when it knows the chain', async () => {
    await Promise.all([two.first.die(), two.second.die()]);
    expect(await connect(31337)).toMatchObject({ chainId: 31337 });
  });

  it('waits for a node when it does not know the chain', async () => {
    await Promise.all([two.first.die(), two.second.die()]);
    const connected = connect();
    await two.second.recover();
    expect(await connected).toEqual({ chainId: 31337, node: 1 });
  });
});
