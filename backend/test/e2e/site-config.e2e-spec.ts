import { Setting } from '../../src/modules/settings/entities/setting.entity.js';
import { TestApp } from '../support/test-app.js';

interface ChainConfig {
  chainId: number;
  splitter: string | null;
}

describe('what the browser learns of the installation', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({
      PUBLIC_RPC_URL: 'http://127.0.0.1:8545/',
      SUPPORT_EMAIL: 'help@example.org',
    });
  });
  afterAll(() => app.stop());

  const config = async () =>
    (await app.client().get('/config').expect(200)).body as { chains: ChainConfig[] } & Record<
      string,
      unknown
    >;

  it('is the home chain, its confirmations, and whether the development wallet may be used', async () => {
    expect(await config()).toMatchObject({ homeChainId: 31337, confirmations: 6, devWallet: true });
  });

  it('is where to write to', async () => {
    expect(await config()).toMatchObject({ supportEmail: 'help@example.org' });
  });

  it('is the contract and its price on the home chain', async () => {
    const { chains } = await config();
    expect(chains.find(({ chainId }) => chainId === 31337)).toEqual({
      chainId: 31337,
      payable: true,
      finalAfter: 6,
      fastestBlockMs: 100,
      name: expect.any(String) as string,
      currency: expect.any(String) as string,
      testnet: true,
      retired: false,
      rpcUrl: 'http://127.0.0.1:8545',
      explorerTxUrl: '/transactions/{hash}',
      splitter: app.chain.address,
      splitters: [app.chain.address],
      badge: app.chain.badge.target,
      badges: [{ address: app.chain.badge.target, season: 1 }],
      voteRegistry: app.chain.registry.target,
      voteRegistries: [app.chain.registry.target],
      adPrice: '25000000000000000000',
    });
  });

  it('is every chain of the specification, without a contract elsewhere', async () => {
    const { chains } = await config();
    const others = chains.filter(({ chainId }) => chainId !== 31337);
    expect(others.map(({ chainId }) => chainId).toSorted((one, other) => one - other)).toEqual([
      1, 5, 56, 97, 137, 80001, 80002, 11155111,
    ]);
    for (const chain of others)
      expect(chain).toMatchObject({ splitter: null, voteRegistry: null, voteRegistries: [], adPrice: null });
  });

  it('is never the address by which the server reaches the chain', async () => {
    expect(JSON.stringify(await config())).not.toContain(app.config.chain.home.rpcUrls[0]);
  });

  it('is how long the challenge lasts and how many may take part', async () => {
    const settings = async () => (await app.client().get('/challenge/settings').expect(200)).body as object;
    expect(await settings()).toEqual({
      challengeStartDate: null,
      challengeEndDate: null,
      maxParticipants: 9,
      participantsCount: 0,
      adRunDays: 30,
      videoHosts: [],
      season: 1,
      applyingSeason: 1,
      takesApplications: true,
    });
    await app.dataSource.manager.insert(Setting, [
      { key: 'challengeStartDate', value: '2026-08-01T00:00:00.000Z' },
      { key: 'challengeEndDate', value: '2027-08-01T00:00:00.000Z' },
      { key: 'maxParticipants', value: '12' },
      { key: 'videoHosts', value: 'video.example.org,films.example.org' },
      { key: 'participantWhitelist', value: 'secret@example.org' },
    ]);
    expect(await settings()).toEqual({
      challengeStartDate: '2026-08-01T00:00:00.000Z',
      challengeEndDate: '2027-08-01T00:00:00.000Z',
      maxParticipants: 12,
      participantsCount: 0,
      adRunDays: 30,
      videoHosts: ['video.example.org', 'films.example.org'],
      season: 1,
      applyingSeason: 1,
      takesApplications: true,
    });
  });

  it('is that everything works', async () => {
    expect((await app.client().get('/health').expect(200)).body).toMatchObject({ status: 'ok' });
  });
});
