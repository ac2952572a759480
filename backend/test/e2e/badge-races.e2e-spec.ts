import { Like } from 'typeorm';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { BadgeOperations } from '../../src/modules/nft/badge-operations.service.js';
import { BADGE_QUEUE } from '../../src/modules/nft/badge.queue.js';
import { NftBadge } from '../../src/modules/nft/entities/nft-badge.entity.js';
import { whenBadge } from '../factories/badge.factory.js';
import { readyToMint } from '../factories/minted-badge.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { linkWallet } from '../factories/wallet.factory.js';
import { whenWaiting, whileHeld } from '../support/held-lock.js';
import { stopWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

const LOCK_BADGE = 'SELECT FROM nft_badges WHERE id = $1 FOR UPDATE';

describe('two processes that look after the same badges', () => {
  let app: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    other = await TestApp.start({ DATABASE_URL: app.config.databaseUrl }, app.chain);
    // Each minute old events are taken away, from a table that a test locks.
    for (const each of [app, other]) await stopWork(each, BADGE_QUEUE, 'old-events');
  });
  afterAll(async () => {
    await other.nest.close();
    await app.stop();
  });

  /** Decided on, but without a job: nobody else works on it. */
  const decided = async () => {
    const owner = await readyToMint(app);
    const { manager } = app.dataSource;
    const { id } = await manager.findOneByOrFail(NftBadge, { userId: owner.id });
    const mintContract = app.chain.badge.target as string;
    await manager.update(NftBadge, { id }, { mintTo: owner.wallet.address, mintContract });
    return { ...owner, badgeId: id };
  };
  const process = (each: TestApp, badgeId: number) => each.nest.get(BadgeOperations).process(badgeId);
  const mintsOf = (badgeId: number) =>
    app.dataSource.manager.findBy(OperatorTransaction, { intent: Like(`badge-mint:%:${badgeId}`) });

  it('mint one once, although both have decided to', async () => {
    const { badgeId, client } = await decided();
    await whileHeld(app.dataSource, { sql: LOCK_BADGE, parameters: [badgeId], waiting: 2 }, async () =>
      Promise.all([process(app, badgeId), process(other, badgeId)]),
    );
    expect(await mintsOf(badgeId)).toHaveLength(1);
    await whenBadge(client, 'minted');
  });

  it('sign nothing for one that changed after they decided', async () => {
    const { badgeId, client } = await decided();
    await whileHeld(
      app.dataSource,
      { sql: LOCK_BADGE, parameters: [badgeId], waits: '%nft_badges%', waiting: 1 },
      async () => process(app, badgeId),
      async (manager) => manager.update(NftBadge, { id: badgeId }, { badgeType: 'participant' }),
    );
    expect(await mintsOf(badgeId)).toHaveLength(0);
    await process(app, badgeId);
    const { tokenId } = await whenBadge(client, 'minted');
    expect(BigInt(tokenId!) & 0xffn).toBe(2n);
  });

  it('take a wallet for one badge, although two accounts ask at once', async () => {
    const one = await readyToMint(app);
    const two = await signedIn(app);
    await two.client.post('/nft/badge').expect(201);
    const answers = await whileHeld(
      app.dataSource,
      // The last thing of a request: the first one has then asked for its wallet, and nobody sees it yet.
      { sql: 'LOCK TABLE site_events IN EXCLUSIVE MODE', waiting: 2 },
      async () => {
        const first = one.client.post('/nft/badge/mint').expect(202);
        // A request is sent once somebody waits for its answer.
        const answered = first.then((answer) => answer);
        await whenWaiting(app.dataSource, 1, 'INSERT INTO%site_events%');
        await one.client.delete('/wallet/link').expect(200);
        await linkWallet(two.client, one.wallet);
        return Promise.all([answered, two.client.post('/nft/badge/mint').expect(202)]);
      },
    );
    expect(answers.map(({ body }) => body as object)).toEqual([
      expect.objectContaining({ state: 'minting', problem: null }),
      expect.objectContaining({
        state: 'created',
        problem: expect.objectContaining({ code: 'wallet_holds_badge' }) as object,
      }),
    ]);
  });
});
