import { Wallet } from 'ethers';
import { Like } from 'typeorm';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { User } from '../../src/modules/auth/entities/user.entity.js';
import { BadgeOperations } from '../../src/modules/nft/badge-operations.service.js';
import { BadgeSweep } from '../../src/modules/nft/badge-sweep.service.js';
import { BADGE_QUEUE } from '../../src/modules/nft/badge.queue.js';
import { MintLimits } from '../../src/modules/nft/mint-limits.service.js';
import { NftBadge } from '../../src/modules/nft/entities/nft-badge.entity.js';
import { deleteAccount, registered } from '../factories/account-life.factory.js';
import { whenBadge } from '../factories/badge.factory.js';
import { confirmEmail, MAILING } from '../factories/identity.factory.js';
import { readyToMint } from '../factories/minted-badge.factory.js';
import type { SignedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { meetAt } from '../support/held-lock.js';
import { longBeforeNext } from '../support/long-before-next.js';
import { stopWork } from '../support/stop-work.js';
import { PATIENT_STATEMENTS, TestApp } from '../support/test-app.js';

const ONE_OF_TWO = ['minted', 'minting'];

/** No work but the tests' own. */
async function startApp(env: Record<string, string>, beside?: TestApp): Promise<TestApp> {
  const shared: Record<string, string> = beside ? { DATABASE_URL: beside.config.databaseUrl } : {};
  const app = await TestApp.start({ ...PATIENT_STATEMENTS, ...env, ...shared }, beside?.chain);
  await stopWork(app, BADGE_QUEUE);
  return app;
}

const asked = async (app: TestApp): Promise<SignedIn> => {
  const owner = await readyToMint(app);
  await owner.client.post('/nft/badge/mint').expect(202);
  return owner;
};
const sweep = (app: TestApp) => app.nest.get(BadgeSweep).sweep();
const stateOf = async ({ client }: SignedIn) =>
  ((await client.get('/nft/badge').expect(200)).body as { state: string }).state;
const signedMints = (app: TestApp) =>
  app.dataSource.manager.countBy(OperatorTransaction, { intent: Like('badge-mint:%') });
const statesOf = (owners: SignedIn[]) => Promise.all(owners.map(stateOf));
/** As if what was signed had been signed the day before. */
const passDay = (app: TestApp) =>
  app.dataSource.query(`UPDATE badge_mints SET signed_at = signed_at - interval '1 day'`);

describe('the mints of a day', () => {
  let app: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    app = await startApp({ MAX_MINTS_A_DAY: '1' });
    other = await startApp({ MAX_MINTS_A_DAY: '1' }, app);
  });
  beforeEach(async () => {
    await longBeforeNext(app.dataSource, 'day');
    await passDay(app);
  });
  afterAll(async () => {
    await other.nest.close();
    await app.stop();
  });

  const warnings = async () =>
    ((await app.client().get('/health').expect(200)).body as { warnings: string[] }).warnings.join('\n');
  const standing = async () => {
    const admin = await app.admin();
    return (await admin.get('/admin/badges/mints').expect(200)).body as object;
  };

  it('are no more than the setting says; the rest waits for the next day, and console and health say so', async () => {
    expect(await standing()).toEqual({ signedToday: 0, maxADay: 1, waiting: 0, withoutContract: [] });
    const owners = [await asked(app), await asked(app)];
    await sweep(app);
    await eventually(async () => expect((await statesOf(owners)).toSorted()).toEqual(ONE_OF_TWO));
    await sweep(app);
    expect(await standing()).toEqual({ signedToday: 1, maxADay: 1, waiting: 1, withoutContract: [] });
    await eventually(async () => expect(await warnings()).toContain('1 more wait for tomorrow (UTC)'));
    await passDay(app);
    await sweep(app);
    for (const { client } of owners) await whenBadge(client, 'minted');
    await eventually(async () => expect(await warnings()).not.toContain('tomorrow'));
  });

  it('leave refunds alone', async () => {
    const owners = [await asked(app), await asked(app)];
    await sweep(app);
    const nobodysAd = 2_000_000_001;
    await app.chain.pay(nobodysAd);
    await app.chain.mine(5);
    await eventually(async () => expect(await app.chain.paymentState(nobodysAd)).toBe(3));
    await eventually(async () => expect((await statesOf(owners)).toSorted()).toEqual(ONE_OF_TWO));
  });

  it('are not passed by two processes at once, though both saw room for one', async () => {
    await sweep(app);
    await passDay(app);
    const owners = [await asked(app), await asked(app)];
    const badgeOf = ({ id: userId }: SignedIn) =>
      app.dataSource.manager.findOneByOrFail(NftBadge, { userId });
    const before = await signedMints(app);
    const badges = await Promise.all(owners.map(badgeOf));
    const sql = `SELECT pg_advisory_xact_lock(hashtext('badge-mints'))`;
    const results = await meetAt(app.dataSource, { sql, waits: `${sql}%`, waiting: 2 }, () =>
      [app, other].map(async ({ nest }, index) => nest.get(BadgeOperations).process(badges[index]!.id)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await signedMints(app)).toBe(before + 1);
    expect(await standing()).toMatchObject({ signedToday: 1 });
  });

  it('of earlier days are forgotten', async () => {
    await app.nest.get(MintLimits).forgetEarlierDays();
    const [row]: { count: number }[] = await app.dataSource.query(
      'SELECT count(*)::integer FROM badge_mints',
    );
    expect(row!.count).toBe(0);
  });
});

describe('the mints of a mailbox, where the site sends mail', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ ...MAILING });
  });
  beforeEach(() => longBeforeNext(app.dataSource, 'day'));
  afterAll(() => app.stop());

  /** Wallets sign for the site's public address, which nobody serves in tests. */
  const ready = async (changes: Partial<User>, email?: string): Promise<SignedIn> => {
    const person = await registered(app, email === undefined ? {} : { email });
    const walletAddress = Wallet.createRandom().address;
    await app.dataSource.manager.update(User, { id: person.id }, { walletAddress, ...changes });
    await person.client.post('/nft/badge').expect(201);
    return person;
  };
  const askedBy = async (email: string): Promise<SignedIn> => {
    const person = await ready({ emailConfirmedAt: new Date() }, email);
    await person.client.post('/nft/badge/mint').expect(202);
    return person;
  };

  it('ask for a confirmed address', async () => {
    const person = await ready({});
    const { body } = await person.client.post('/nft/badge/mint').expect(403);
    expect(body).toMatchObject({ code: 'email_unconfirmed' });
    await confirmEmail(app, person);
    await person.client.post('/nft/badge/mint').expect(202);
    await sweep(app);
    await whenBadge(person.client, 'minted');
  });

  it('do not use up a day, also where its accounts are deleted and made anew', async () => {
    const before = await signedMints(app);
    for (let turn = 0; turn < 3; turn++) {
      const again = await askedBy(`grace+${turn}@example.test`);
      await sweep(app);
      await deleteAccount(again);
    }
    expect(await signedMints(app)).toBe(before + 3);
    const oneMore = await askedBy('Grace@example.test');
    const somebodyElse = await askedBy('ada@example.test');
    await sweep(app);
    await whenBadge(somebodyElse.client, 'minted');
    expect(await stateOf(oneMore)).toBe('minting');
    await passDay(app);
    await sweep(app);
    await whenBadge(oneMore.client, 'minted');
  });
});
