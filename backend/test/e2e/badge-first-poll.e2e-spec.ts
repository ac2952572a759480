import { NonceManager, Wallet, type Contract } from 'ethers';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { MAX_ID } from '../../src/common/validation/parse-id.pipe.js';
import { NftBadge } from '../../src/modules/nft/entities/nft-badge.entity.js';
import { signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { LyingNode } from '../support/lying-node.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

describe('the first reading of a badge contract that was used before', () => {
  let chain: TestChain;
  let node: LyingNode;
  let app: TestApp;
  const holder = Wallet.createRandom().address;

  beforeEach(async () => {
    chain = await TestChain.start();
    node = await LyingNode.before(chain.rpcUrl);
    await mint(7, holder);
    await chain.mine(10);
  });
  afterEach(async () => {
    await app.stop();
    await node.close();
  });

  async function mint(badgeId: number, to = Wallet.createRandom().address): Promise<void> {
    const operator = new NonceManager(
      developmentWallet(DEVELOPMENT_ACCOUNT.operator).connect(chain.provider),
    );
    const { hash } = await (chain.badge.connect(operator) as Contract)
      .getFunction('mint')
      .send(to, badgeId, 1);
    await chain.provider.waitForTransaction(hash);
  }

  it.each([
    ['every question for logs', 'eth_getLogs', 0],
    ['a question for blocks', 'eth_getBlockByNumber', 2],
  ])('finds every badge, although %s fails at first', async (_what, method, after) => {
    node.refuse(method, after);
    app = await TestApp.start({ CHAIN_RPC_URL: node.url }, chain);
    const { manager } = app.dataSource;
    // As after a restored backup: made before it was minted.
    await manager.query(
      `INSERT INTO nft_badges (id, user_id, badge_type, network, mint_to) VALUES (7, 1, 'supporter', 'any', $1)`,
      [holder],
    );
    const badge = () => manager.findOneByOrFail(NftBadge, { id: 7 });
    const asked = node.calls(method);
    await eventually(async () => expect(node.calls(method)).toBeGreaterThan(asked + 1));
    expect(await badge()).toMatchObject({ tokenId: null });

    await node.recover();
    await eventually(async () =>
      expect(await badge()).toMatchObject({ tokenId: String((7 << 8) | 1), holder }),
    );
    await app.dataSource.query(`SELECT setval('nft_badges_id_seq', 6)`);
    const { client } = await signedIn(app);
    const { body } = await client.post('/nft/badge').expect(201);
    expect(body).toMatchObject({ id: 8 });
  });

  it('lets new badges wait, and no badge that was minted with the highest id ends them', async () => {
    await mint(MAX_ID);
    await mint(1);
    node.refuse('eth_getLogs');
    app = await TestApp.start({ CHAIN_RPC_URL: node.url }, chain);
    const { client } = await signedIn(app);
    const { body, headers } = await client.post('/nft/badge').expect(503);
    expect(body).toMatchObject({ code: 'badges_stopped' });
    expect(headers['retry-after']).toBeDefined();

    await node.recover();
    const made = await eventually(() => client.post('/nft/badge').expect(201));
    expect(made.body).toMatchObject({ id: 2 });
  });
});
