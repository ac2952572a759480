import { Logger } from '@nestjs/common';
import { type Contract, ZeroHash } from 'ethers';
import { Like } from 'typeorm';
import { ChainDeployment } from '../../src/chain/contracts/entities/chain-deployment.entity.js';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { SiteEvents } from '../../src/events/site-events.service.js';
import type { VoteMonthDto } from '../../src/modules/votes/dto/vote-month.dto.js';
import { VoteMonth } from '../../src/modules/votes/entities/vote-month.entity.js';
import { VoteClosing } from '../../src/modules/votes/vote-closing.service.js';
import { VoteRootOperations } from '../../src/modules/votes/vote-root-operations.service.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { closeMonths, pastVote, whenPublished } from '../factories/vote-month.factory.js';
import { eventually } from '../support/eventually.js';
import { whileHeld } from '../support/held-lock.js';
import { stopClosing } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

// Several roots come to the chain one after another, which takes its time on a busy machine.
const PATIENCE_MS = 360_000;

describe('the roots of votes when a registry is made for a month and those that follow', () => {
  let app: TestApp;
  let first: Contract;
  let participantId: number;

  beforeAll(async () => {
    app = await TestApp.start({}, await TestChain.start(1));
    await stopClosing(app);
    const [person] = await invited(app, 1);
    participantId = (await takePlace(person!)).id;
    first = app.chain.registry;
    await app.chain.addSecondRegistry('2024-03');
    app.chain.writeRecord(app.config.dataDir);
    await eventually(async () => {
      const met = await app.dataSource.manager.countBy(ChainDeployment, { name: 'VoteRegistry' });
      if (met !== 2) throw new Error(`${met} registries are known`);
    });
  });
  afterAll(() => app.stop());

  const rootOn = async (registry: Contract, month: string) =>
    (await registry.getFunction('roots').staticCall(month)) as string;

  it('come to it from that month on; months before a registry are published on the older one', async () => {
    for (const month of ['2024-02', '2024-03']) await pastVote(app.dataSource.manager, participantId, month);
    await closeMonths(app);
    const [earlier, later] = [await whenPublished(app, '2024-02'), await whenPublished(app, '2024-03')];
    expect(earlier.registry).toBe(first.target);
    expect(await rootOn(first, '2024-02')).toBe(earlier.root);
    expect(later.registry).toBe(app.chain.registry.target);
    expect(await rootOn(app.chain.registry, '2024-03')).toBe(later.root);
    expect(await rootOn(first, '2024-03')).toBe(ZeroHash);
  });

  it('come to the older one although an older process had decided for the newer', async () => {
    await pastVote(app.dataSource.manager, participantId, '2024-01');
    await app.nest.get(VoteClosing).closeEnded();
    const registry = app.chain.registry.target as string;
    await app.dataSource.manager.update(VoteMonth, { month: '2024-01' }, { registry });
    await closeMonths(app);
    await closeMonths(app);
    expect(await whenPublished(app, '2024-01')).toMatchObject({ registry: first.target });
  });
});

describe('the roots of votes that were published on the first version before a registry was made for their month', () => {
  let app: TestApp;
  let first: Contract;
  let participantId: number;

  beforeAll(async () => {
    app = await TestApp.start({}, await TestChain.start(1));
    await stopClosing(app);
    const [person] = await invited(app, 1);
    participantId = (await takePlace(person!)).id;
    first = app.chain.registry;
    for (const month of ['2024-02', '2024-03', '2024-04'])
      await pastVote(app.dataSource.manager, participantId, month);
    await closeMonths(app);
    for (const month of ['2024-02', '2024-03', '2024-04']) await whenPublished(app, month);
    await app.chain.addSecondRegistry('2024-03');
    app.chain.writeRecord(app.config.dataDir);
    await eventually(async () => {
      const met = await app.dataSource.manager.countBy(ChainDeployment, { name: 'VoteRegistry' });
      if (met !== 2) throw new Error(`${met} registries are known`);
    });
  }, PATIENCE_MS);
  afterAll(() => app.stop());

  /** The root where a month is recorded to have it, once that is on this registry. */
  const whenOn = async (registry: Contract, month: string) =>
    eventually(async () => {
      const fixed = await whenPublished(app, month);
      expect(fixed.registry).toBe(registry.target);
      expect(await registry.getFunction('roots').staticCall(month)).toBe(fixed.root);
    });

  it('come to that registry as well, and are recorded to stand there', async () => {
    await closeMonths(app);
    await whenOn(app.chain.registry, '2024-03');
  });

  it('come to it where a database that knows of nothing finds them on the first', async () => {
    const forgotten = { registry: null, transactionHash: null, blockNumber: null };
    await app.dataSource.manager.update(VoteMonth, { month: '2024-04' }, forgotten);
    await closeMonths(app);
    await whenOn(app.chain.registry, '2024-04');
  });

  it('stay on the first where the month was before', async () => {
    await closeMonths(app);
    await whenOn(first, '2024-02');
  });
});

describe('the roots of votes where no registry takes a month yet', () => {
  /** The chain's clock says the 27th of February, and is some days late. */
  const startedAt = Date.UTC(2024, 1, 27);
  let app: TestApp;
  let participantId: number;

  beforeAll(async () => {
    app = await TestApp.start({}, await TestChain.start(2, { startedAt }));
    await stopClosing(app);
    const [person] = await invited(app, 1);
    participantId = (await takePlace(person!)).id;
  });
  afterAll(() => app.stop());

  it('are fixed, and wait for a registry that takes a month as early as theirs', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    await pastVote(app.dataSource.manager, participantId, '1969-12');
    await closeMonths(app);
    await closeMonths(app);
    const fixed = await app.dataSource.manager.findOneByOrFail(VoteMonth, { month: '1969-12' });
    expect(fixed).toMatchObject({ registry: null, transactionHash: null });
    expect(await app.dataSource.manager.countBy(OperatorTransaction, {})).toBe(0);
    expect(warned).toHaveBeenCalledWith(
      { month: '1969-12' },
      expect.stringContaining('No registry of votes'),
    );
    warned.mockRestore();
  });

  it('wait until the month is over by the time of the block', async () => {
    await pastVote(app.dataSource.manager, participantId, '2024-02');
    await closeMonths(app);
    expect(await app.dataSource.manager.countBy(OperatorTransaction, {})).toBe(0);
    await app.chain.provider.send('evm_increaseTime', [5 * 24 * 60 * 60]);
    await app.chain.mine(1);
    await closeMonths(app);
    const { root } = await whenPublished(app, '2024-02');
    expect(await app.chain.registry.getFunction('roots').staticCall('2024-02')).toBe(root);
  });
});

describe('the roots of votes when a second registry is put beside the first', () => {
  let app: TestApp;
  let first: Contract;
  let participantId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    await stopClosing(app);
    const [person] = await invited(app, 1);
    participantId = (await takePlace(person!)).id;
    first = app.chain.registry;
    await pastVote(app.dataSource.manager, participantId, '2024-01', { userId: person!.id });
    await closeMonths(app);
    await whenPublished(app, '2024-01');
    await app.chain.addSecondRegistry();
    app.chain.writeRecord(app.config.dataDir);
    await whenMet(2);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  const whenMet = async (registries: number) =>
    eventually(async () => {
      const met = await app.dataSource.manager.countBy(ChainDeployment, { name: 'VoteRegistry' });
      if (met !== registries) throw new Error(`${met} registries are known`);
    });
  const rootOn = async (registry: Contract, month: string) =>
    (await registry.getFunction('roots').staticCall(month)) as string;
  const told = async (month: string) =>
    (await app.client().get(`/votes/months/${month}`).expect(200)).body as VoteMonthDto;

  it('stay where they were published, and are told to stand there', async () => {
    await closeMonths(app);
    const { root, registry } = await told('2024-01');
    expect(registry).toBe(first.target);
    expect(await rootOn(first, '2024-01')).toBe(root);
    expect(await rootOn(app.chain.registry, '2024-01')).toBe(ZeroHash);
    const intents = await app.dataSource.manager.countBy(OperatorTransaction, {
      intent: Like('vote-root:%:2024-01'),
    });
    expect(intents).toBe(1);
  });

  it('come to the second for the months that follow', async () => {
    await pastVote(app.dataSource.manager, participantId, '2024-02');
    await closeMonths(app);
    const { root } = await whenPublished(app, '2024-02');
    expect(await told('2024-02')).toMatchObject({ root, registry: app.chain.registry.target });
    expect(await rootOn(first, '2024-02')).toBe(ZeroHash);
    const { body } = await app.client().get('/config').expect(200);
    expect(JSON.stringify(body)).toContain(app.chain.registry.target as string);
  });

  it('come to the first where that was decided before', async () => {
    await pastVote(app.dataSource.manager, participantId, '2024-03');
    await app.nest.get(VoteClosing).closeEnded();
    const registry = first.target as string;
    await app.dataSource.manager.update(VoteMonth, { month: '2024-03' }, { registry });
    await closeMonths(app);
    const { root } = await whenPublished(app, '2024-03');
    expect(await rootOn(first, '2024-03')).toBe(root);
    expect(await rootOn(app.chain.registry, '2024-03')).toBe(ZeroHash);
  });

  it('are found where they stand by a database that knows of nothing', async () => {
    const { manager } = app.dataSource;
    const forgotten = { registry: null, transactionHash: null, blockNumber: null };
    await manager.update(VoteMonth, { month: '2024-01' }, forgotten);
    await closeMonths(app);
    expect(await told('2024-01')).toMatchObject({ registry: first.target });
    expect(await rootOn(app.chain.registry, '2024-01')).toBe(ZeroHash);
  });

  it('are what they were, and nobody hears of it, when all events are folded again', async () => {
    await app.chain.mine(6);
    const months = () => app.dataSource.query<object[]>('SELECT * FROM vote_months ORDER BY month');
    const before = await months();
    const published = jest.spyOn(app.nest.get(SiteEvents), 'publish');
    await app.dataSource.query('UPDATE chain_events SET folded = false WHERE subject IS NOT NULL');
    await app.nest.get(FollowedChains).home.watcher.poll();
    await eventually(async () =>
      expect(await app.dataSource.manager.countBy(ChainEvent, { folded: false })).toBe(0),
    );
    expect(await months()).toEqual(before);
    expect(published).not.toHaveBeenCalledWith(expect.anything(), expect.anything());
  });

  it('are published once by two processes that both decided to', async () => {
    const other = await TestApp.start({ DATABASE_URL: app.config.databaseUrl }, app.chain);
    try {
      await stopClosing(other);
      await pastVote(app.dataSource.manager, participantId, '2024-04');
      await app.nest.get(VoteClosing).closeEnded();
      const { address } = app.nest.get(FollowedChains).home.operators.of('publisher');
      const nonces = 'SELECT pg_advisory_xact_lock(hashtext($1))';
      await whileHeld(
        app.dataSource,
        { sql: nonces, parameters: [`${app.chain.chainId}:${address}`], waiting: 2 },
        async () => Promise.all([app, other].map((each) => each.nest.get(VoteRootOperations).work())),
      );
      await whenPublished(app, '2024-04');
      const intents = await app.dataSource.manager.countBy(OperatorTransaction, {
        intent: Like('vote-root:%:2024-04'),
      });
      expect(intents).toBe(1);
    } finally {
      await other.nest.close();
    }
  });
});
