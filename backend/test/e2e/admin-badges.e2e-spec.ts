import { Wallet } from 'ethers';
import type { AdminBadgeDto } from '../../src/modules/nft/dto/admin-badge.dto.js';
import { whenBadge } from '../factories/badge.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { linkWallet } from '../factories/wallet.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe("the administrator's list of badges", () => {
  let app: TestApp;
  let admin: Client;
  let minted: SignedIn;
  const wallet = Wallet.createRandom();

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    minted = await signedIn(app);
    await linkWallet(minted.client, wallet);
    await minted.client.post('/nft/badge').expect(201);
    await minted.client.post('/nft/badge/mint').expect(202);
    await whenBadge(minted.client, 'minted');
    for (const username of ['Grace_Hopper', 'GraceXHopper']) {
      const client = app.client();
      await client.post('/auth/register', userInput({ username })).expect(201);
      await client.post('/nft/badge').expect(201);
    }
  });
  afterAll(() => app.stop());

  const list = async (query = '') => {
    const { body, headers } = await admin.get(`/admin/badges?${query}`).expect(200);
    return { badges: body as AdminBadgeDto[], link: headers.link };
  };
  const names = async (query: string) => (await list(query)).badges.map(({ username }) => username);

  it('tells where each stands, newest first', async () => {
    const { badges, link } = await list();
    expect(badges.map(({ username }) => username)).toEqual(['GraceXHopper', 'Grace_Hopper', minted.username]);
    expect(link).toBeUndefined();
    expect(badges[0]).toMatchObject({ state: 'created', mintTo: null, tokenId: null, contractAddress: null });
    expect(badges[2]).toEqual({
      id: expect.any(Number) as number,
      userId: minted.id,
      username: minted.username,
      season: 1,
      badgeType: 'supporter',
      state: 'minted',
      revoked: false,
      mintTo: wallet.address,
      holder: wallet.address,
      tokenId: String((BigInt(badges[2]!.id) << 8n) | 1n),
      contractAddress: app.chain.badge.target,
      contractVersion: 2,
      transactionHash: expect.stringMatching(/^0x/) as string,
      problem: null,
    });
  });

  it('comes in pages', async () => {
    const first = await list('limit=2');
    expect(first.badges).toHaveLength(2);
    const next = /<\/api\/admin\/badges\?(.*)>; rel="next"/.exec(first.link!)![1]!;
    const second = await list(next);
    expect(second.badges.map(({ username }) => username)).toEqual([minted.username]);
    expect(second.link).toBeUndefined();
  });

  it('is searched by the beginning of a name, taken literally, and by a whole address, whatever their case', async () => {
    expect(await names('q=grace_')).toEqual(['Grace_Hopper']);
    expect(await names('q=GRACE')).toEqual(['GraceXHopper', 'Grace_Hopper']);
    expect(await names('q=hopper')).toEqual([]);
    expect(await names(`q=${wallet.address.toLowerCase()}`)).toEqual([minted.username]);
    expect(await names(`q=${wallet.address.slice(0, 20)}`)).toEqual([]);
  });

  it('is for administrators alone', async () => {
    await app.client().get('/admin/badges').expect(401);
    await minted.client.get('/admin/badges').expect(403);
  });
});
