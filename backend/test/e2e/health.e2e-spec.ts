import { parseUnits } from 'ethers';
import { HealthWarnings } from '../../src/modules/health/health-warnings.js';
import type { HealthDto } from '../../src/modules/health/dto/health.dto.js';
import { eventually } from '../support/eventually.js';
import { patiently } from '../support/idle-site.js';
import { LyingNode } from '../support/lying-node.ts';
import { timed } from '../support/slowed-tries.js';
import { TestApp } from '../support/test-app.js';
import { PUBLIC_OPERATOR, TestChain } from '../support/test-chain.js';

const HOME = 97;
const FURTHER = 80002;

describe('the health of a site on two public chains', () => {
  let app: TestApp;
  let nodes: LyingNode[];
  let further: LyingNode;

  beforeAll(async () => {
    const chain = await TestChain.start(2, { chainId: HOME });
    nodes = [await LyingNode.before(chain.rpcUrl), await LyingNode.before(chain.rpcUrl)];
    further = await LyingNode.before((await TestChain.start(2, { chainId: FURTHER })).rpcUrl);
    const CHAIN_RPC_URL = nodes.map(({ url }) => url).join();
    const env = { CHAIN_RPC_URL, [`CHAIN_RPC_URL_${FURTHER}`]: further.url };
    app = await patiently(async () => TestApp.start(env, chain));
  });
  beforeEach(async () => {
    for (const node of [...nodes, further]) await node.recover();
  });
  afterAll(async () => {
    await app.stop();
    for (const node of [...nodes, further]) await node.close();
  });

  const health = async () => (await app.client().get('/health').expect(200)).body as HealthDto;
  const whenWarned = async (words: string) =>
    eventually(async () => expect((await health()).warnings.join()).toContain(words));
  const whenNotWarned = async (words: string) =>
    eventually(async () => expect((await health()).warnings.join()).not.toContain(words));

  it('tells of each chain how far it is read, by which node, and for how long the coins last', async () => {
    await eventually(async () => {
      const [home, other] = (await health()).chains;
      const newest = await app.chain.provider.getBlockNumber();
      expect(home).toMatchObject({ chainId: HOME, node: 0, nodes: 2, isFollowed: true });
      expect(home).toMatchObject({ head: newest, lagBlocks: 0 });
      expect(home!.lagSeconds).toBeLessThan(120);
      expect(home!.operationsLeft).toBeGreaterThan(1_000_000);
      expect(other).toMatchObject({ chainId: FURTHER, node: 0, nodes: 1, isFollowed: true });
    });
  });

  it('never tells the addresses of the nodes', async () => {
    expect(JSON.stringify(await health())).not.toMatch(/127\.0\.0\.1|http/);
  });

  it('warns of payments that are stopped on a further chain, and stays well', async () => {
    await whenWarned(`Polygon Amoy Testnet: payments (Payments are stopped: no AdPaymentSplitter`);
  });

  it('warns of a further chain whose node is away, and stays well', async () => {
    await further.die();
    await whenWarned('Polygon Amoy Testnet: the chain cannot be followed');
    const [, other] = (await health()).chains;
    expect(other).toMatchObject({ head: null, lagBlocks: null, isFollowed: false });
    await further.recover();
    await whenNotWarned('cannot be followed');
  });

  it('warns while only one of several nodes is well', async () => {
    await nodes[0]!.die();
    await whenWarned('BNB Smart Chain Testnet: only 1 of 2 nodes is well');
    expect((await health()).chains[0]).toMatchObject({ node: 1, nodes: 2 });
    await nodes[0]!.recover();
    await whenNotWarned('nodes is well');
  });

  it('warns while there still are coins for some operations', async () => {
    await app.chain.setBalance(PUBLIC_OPERATOR.address, parseUnits('10000000', 'gwei'));
    await whenWarned('BNB Smart Chain Testnet: the operator has coins for ');
    const [home] = (await health()).chains;
    expect(home!.operationsLeft).toBeGreaterThan(0);
    expect(home!.operationsLeft).toBeLessThan(50);
    await app.chain.setBalance(PUBLIC_OPERATOR.address, parseUnits('10', 'ether'));
    await whenNotWarned('has coins for');
  });

  it('asks the node no more for a hundred strangers than for one', async () => {
    await health();
    const before = further.calls('eth_getBalance');
    const [, seconds] = await timed(async () =>
      Promise.all(Array.from({ length: 100 }, async () => health())),
    );
    // Again every two seconds, however many ask meanwhile.
    expect(further.calls('eth_getBalance') - before).toBeLessThanOrEqual(1 + Math.ceil(seconds / 2));
  });

  it('repeats what features warn of', async () => {
    app.nest.get(HealthWarnings).register(() => ['the books differ']);
    expect((await health()).warnings).toContain('the books differ');
  });
});
