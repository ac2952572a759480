import { Wallet } from 'ethers';
import { Like } from 'typeorm';
import { BadgeOperations } from '../../src/modules/nft/badge-operations.service.js';
import { NftBadge } from '../../src/modules/nft/entities/nft-badge.entity.js';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { linkWallet } from '../factories/wallet.factory.js';
import { whenBadge } from '../factories/badge.factory.js';
import { eventually } from '../support/eventually.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';

describe('badges', () => {
  let app: TestApp;
  let person: SignedIn;
  let wallet: ReturnType<typeof Wallet.createRandom>;

  beforeAll(async () => {
    app = await TestApp.start(MANY_AT_ONCE);
  });
  beforeEach(async () => {
    person = await signedIn(app);
    wallet = Wallet.createRandom();
  });
  afterAll(() => app.stop());

  const minted = async (who = person) => {
    await linkWallet(who.client, wallet);
    await who.client.post('/nft/badge').expect(201);
    await who.client.post('/nft/badge/mint').expect(202);
    return whenBadge(who.client, 'minted');
  };

  it('has none at first', async () => {
    const { body } = await person.client.get('/nft/badge').expect(404);
    expect(body).toMatchObject({ code: 'badge_not_found' });
  });

  it('makes one an account, also when asked many times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => person.client.post('/nft/badge')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    const { body } = await person.client.get('/auth/me');
    const badge = await app.dataSource.manager.findOneByOrFail(NftBadge, { userId: person.id });
    expect(body).toMatchObject({ nftBadgeId: badge.id });
  });

  it('gives viewers a supporter badge and the admin an organiser badge', async () => {
    const viewer = await signedIn(app, 'viewer');
    const { body } = await viewer.client.post('/nft/badge').expect(201);
    expect(body).toMatchObject({ state: 'created', badgeType: 'supporter', tokenId: null });
    const admin = await app.admin();
    const { body: organiser } = await admin.post('/nft/badge').expect(201);
    expect(organiser).toMatchObject({ badgeType: 'organiser' });
  });

  it('needs a linked wallet to be minted', async () => {
    await person.client.post('/nft/badge').expect(201);
    const { body } = await person.client.post('/nft/badge/mint').expect(409);
    expect(body).toMatchObject({ code: 'wallet_required' });
  });

  it('is asked to be minted many times at once, while others go on reading', async () => {
    await linkWallet(person.client, wallet);
    await person.client.post('/nft/badge').expect(201);
    const mints = Array.from({ length: 30 }, async () => person.client.post('/nft/badge/mint'));
    const reads = Array.from({ length: 30 }, async () => app.client().get('/ads'));
    const statuses = (await Promise.all([...mints, ...reads])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(30);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    await whenBadge(person.client, 'minted');
    expect(await app.dataSource.manager.countBy(OperatorTransaction, { intent: Like('badge-mint:%') })).toBe(
      1,
    );
  });

  it('is news once it is minted, also when a reorganisation takes it back for a while', async () => {
    const before = await app.chain.snapshot();
    const { tokenId } = await minted();
    await app.chain.revertTo(before);
    await app.chain.mine(1);
    const owner = app.chain.badge.getFunction('ownerOf');
    await eventually(async () => expect(await owner.staticCall(tokenId)).toBe(wallet.address));
    await whenBadge(person.client, 'minted');
    const { body } = await person.client.get('/notifications').expect(200);
    const params = { badgeId: expect.any(Number) as number, badgeType: 'supporter' };
    expect((body as { items: object[] }).items).toEqual([expect.objectContaining({ kind: 'badge', params })]);
  });

  it('is minted to the linked wallet, and shows its own art', async () => {
    const badge = await minted();
    expect(await app.chain.badge.getFunction('ownerOf').staticCall(badge.tokenId)).toBe(wallet.address);
    expect(badge).toMatchObject({
      holder: wallet.address,
      badgeType: 'supporter',
      contractAddress: app.chain.badge.target,
    });
    expect(badge.image).toMatch(/^data:image\/svg\+xml/);
    const { body } = await person.client.get('/nft/badge/metadata').expect(200);
    expect(body).toMatchObject({
      name: expect.any(String),
      description: expect.any(String),
      attributes: expect.any(Array),
    });
  });

  it('makes one token of ten parallel calls', async () => {
    await linkWallet(person.client, wallet);
    await person.client.post('/nft/badge').expect(201);
    await Promise.all(
      Array.from({ length: 10 }, async () => person.client.post('/nft/badge/mint').expect(202)),
    );
    const { id } = await whenBadge(person.client, 'minted');
    await Promise.all(Array.from({ length: 5 }, async () => app.nest.get(BadgeOperations).process(id)));
    const sent = await app.dataSource.manager.find(OperatorTransaction);
    expect(
      sent.filter(({ intent }) => intent.startsWith('badge-mint') && intent.endsWith(`:${id}`)),
    ).toHaveLength(1);
    expect(await app.chain.badge.getFunction('balanceOf').staticCall(wallet.address)).toBe(1n);
  });

  it('knows a badge as burned once its holder gave it up', async () => {
    const badge = await minted();
    const holder = wallet.connect(app.chain.provider);
    await app.chain.setBalance(wallet.address, 10n ** 18n);
    await (await app.chain.badge.connect(holder).getFunction('burn').send(badge.tokenId)).wait();
    await whenBadge(person.client, 'burned');
    const { body } = await person.client.post('/nft/badge/mint').expect(409);
    expect(body).toMatchObject({ code: 'badge_burned' });
  });

  it('tells the owner when the wallet already holds a badge, and mints to another one', async () => {
    await minted();
    await person.client.delete('/wallet/link').expect(200);
    const other = await signedIn(app);
    await linkWallet(other.client, wallet);
    await other.client.post('/nft/badge').expect(201);
    await other.client.post('/nft/badge/mint').expect(202);
    const refused = await eventually(async () => {
      const { body } = await other.client.get('/nft/badge').expect(200);
      expect(body).toMatchObject({
        state: 'created',
        problem: {
          code: 'wallet_holds_badge',
          message: expect.stringContaining('already holds a badge') as string,
        },
      });
      return body as object;
    });
    expect(refused).toBeDefined();
    await linkWallet(other.client, Wallet.createRandom());
    await other.client.post('/nft/badge/mint').expect(202);
    await whenBadge(other.client, 'minted');
  });

  it('goes back to minting when its block left the chain, and is minted again', async () => {
    await linkWallet(person.client, wallet);
    await person.client.post('/nft/badge').expect(201);
    await app.chain.mine(1);
    const before = await app.chain.snapshot();
    await person.client.post('/nft/badge/mint').expect(202);
    const first = await whenBadge(person.client, 'minted');
    await app.chain.revertTo(before);
    await app.chain.mine(1);
    await eventually(async () => {
      expect(await app.chain.badge.getFunction('balanceOf').staticCall(wallet.address)).toBe(1n);
    });
    const again = await whenBadge(person.client, 'minted');
    expect(again.tokenId).toBe(first.tokenId);
  });
});
