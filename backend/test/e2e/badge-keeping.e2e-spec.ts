import { type Contract, NonceManager, Wallet } from 'ethers';
import { IsNull } from 'typeorm';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import type { SiteEvent } from '../../src/events/site-event.types.js';
import { SiteEvents } from '../../src/events/site-events.service.js';
import { BadgeQueue } from '../../src/modules/nft/badge.queue.js';
import { BadgeSweep } from '../../src/modules/nft/badge-sweep.service.js';
import { whenBadge } from '../factories/badge.factory.js';
import { withBadge } from '../factories/minted-badge.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('a badge in the hands of its keeper', () => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof withBadge>>;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    owner = await withBadge(app);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  const keep = async (call: 'reissue' | 'revoke', ...args: unknown[]) => {
    const keeper = new NonceManager(
      developmentWallet(DEVELOPMENT_ACCOUNT.contractAdmin).connect(app.chain.provider),
    );
    const contract = app.chain.badge.connect(keeper) as Contract;
    const { hash } = await contract.getFunction(call).send(owner.badge.tokenId, ...args);
    await app.chain.provider.waitForTransaction(hash);
  };
  const told = async () => {
    const { body } = await owner.client.get('/notifications').expect(200);
    return (body as { items: { kind: string; params: object }[] }).items.map(({ kind, params }) => ({
      kind,
      ...params,
    }));
  };
  const newsOf = ({ badge: { id }, id: userId }: typeof owner) =>
    app.dataSource.query<SiteEvent[]>(`SELECT * FROM site_events WHERE user_id = $1 AND data->>'id' = $2`, [
      userId,
      String(id),
    ]);

  it('moves to the new wallet, of which its owner is told while the page is open', async () => {
    const wallet = Wallet.createRandom().address;
    const before = (await newsOf(owner)).length;
    await keep('reissue', wallet);
    await eventually(async () =>
      expect(await whenBadge(owner.client, 'minted')).toMatchObject({ holder: wallet }),
    );
    expect((await newsOf(owner)).length).toBeGreaterThan(before);
    const { tokenId, transactionHash, mintDate } = owner.badge;
    expect(await whenBadge(owner.client, 'minted')).toMatchObject({ tokenId, transactionHash, mintDate });
    const badge = { kind: 'badge', badgeId: owner.badge.id, badgeType: 'supporter' };
    expect(await told()).toEqual([{ ...badge, change: 'reissued' }, badge]);
  });

  it('is told from one that was given up when it is revoked, and is never minted again', async () => {
    await keep('revoke');
    expect(await whenBadge(owner.client, 'burned')).toMatchObject({ revoked: true, holder: null });
    expect((await told())[0]).toMatchObject({ kind: 'badge', change: 'revoked' });
    const { body } = await owner.client.post('/nft/badge/mint').expect(409);
    expect(body).toMatchObject({ code: 'badge_revoked' });
    await app.nest.get(BadgeSweep).sweep();
    await app.chain.mine(1);
    expect(await whenBadge(owner.client, 'burned')).toMatchObject({ tokenId: owner.badge.tokenId });
  });

  it('comes back when the block that revoked it leaves the chain', async () => {
    await app.chain.mine(1);
    const before = await app.chain.snapshot();
    await keep('revoke');
    await whenBadge(owner.client, 'burned');
    await app.chain.revertTo(before);
    await app.chain.mine(3);
    expect(await whenBadge(owner.client, 'minted')).toMatchObject({
      revoked: false,
      holder: owner.wallet.address,
    });
  });

  it('is what it was, and nobody hears of it, when all events are folded again', async () => {
    await keep('reissue', Wallet.createRandom().address);
    await eventually(async () => expect(await told()).toHaveLength(2));
    await app.chain.mine(6);
    await eventually(async () =>
      expect(await app.dataSource.manager.countBy(ChainEvent, { verifiedAt: IsNull() })).toBe(0),
    );
    const badges = () => app.dataSource.query<object[]>('SELECT * FROM nft_badges ORDER BY id');
    const notices = () => app.dataSource.query<object[]>('SELECT * FROM notifications ORDER BY id');
    const [badgesBefore, noticesBefore] = [await badges(), await notices()];
    const published = jest.spyOn(app.nest.get(SiteEvents), 'publish');
    const queued = jest.spyOn(app.nest.get(BadgeQueue), 'addAll');
    await foldAgain();
    expect(await badges()).toEqual(badgesBefore);
    expect(await notices()).toEqual(noticesBefore);
    expect(published).not.toHaveBeenCalledWith(expect.anything(), expect.anything());
    expect(queued).not.toHaveBeenCalled();
  });

  const foldAgain = async () => {
    await app.dataSource.query('UPDATE chain_events SET folded = false WHERE subject IS NOT NULL');
    await app.nest.get(FollowedChains).home.watcher.poll();
    await eventually(async () =>
      expect(await app.dataSource.manager.countBy(ChainEvent, { folded: false })).toBe(0),
    );
  };
});
