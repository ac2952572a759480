import { BalanceAgreements } from '../../src/chain/books/balance-agreements.js';
import type { BalanceComparison } from '../../src/chain/books/balance-comparison.js';
import { BookAgreement } from '../../src/chain/books/entities/book-agreement.entity.js';
import { type NamedContract, SPLITTER } from '../../src/chain/contracts/chain-contracts.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { eventually } from '../support/eventually.js';
import { meetAt } from '../support/held-lock.js';
import { TestApp } from '../support/test-app.js';

/** Reads go on, whoever would write waits. */
const LOCK = 'LOCK TABLE book_agreements IN SHARE ROW EXCLUSIVE MODE';

describe('what a splitter and its events agree on', () => {
  let app: TestApp;
  let agreements: BalanceAgreements;
  let splitter: NamedContract;

  beforeAll(async () => {
    app = await TestApp.start();
    const { home } = app.nest.get(FollowedChains);
    agreements = new BalanceAgreements(home, app.dataSource);
    splitter = (await home.contracts.verified()).find(({ name }) => name === SPLITTER)!;
    // The site's own watch writes once, before anything has moved.
    await eventually(async () => {
      if ((await noted()) === 0) throw new Error('The watch has not looked yet');
    });
  });
  afterAll(async () => app.stop());

  const noted = () => app.dataSource.manager.countBy(BookAgreement, { chainId: 31337 });

  /** The watch of the balances and the hourly check may both be the first. */
  const ofTwo = () =>
    meetAt(app.dataSource, { sql: LOCK, waiting: 2, waits: '%book_agreements%' }, () => [
      agreements.of(splitter),
      agreements.of(splitter),
    ]);

  it.each([
    ['is noted for the first time', 'DELETE FROM book_agreements'],
    ['is of a chain that became another one', `UPDATE book_agreements SET block_hash = '0x', surplus = 7`],
  ])('is known to both who ask at once while it %s', async (_, before) => {
    await app.dataSource.query(before);
    const results = await ofTwo();
    expect(results).toEqual([
      { status: 'fulfilled', value: expect.objectContaining({ surplus: '0', problem: null }) },
      { status: 'fulfilled', value: expect.objectContaining({ surplus: '0', problem: null }) },
    ]);
    expect(await noted()).toBe(1);
  });

  describe('that another check has moved on meanwhile', () => {
    const at = (block: number, excess: bigint): BalanceComparison => ({
      at: { number: block, hash: `0x${block}` },
      excess,
      contradictions: [],
    });

    beforeEach(async () => {
      await app.dataSource.query('DELETE FROM book_agreements');
      await agreements.raiseAlarm(await agreements.of(splitter), at(100, -7n));
    });

    it.each([
      ['raises the alarm', async (read: BookAgreement) => agreements.raiseAlarm(read, at(150, -9n))],
      ['agrees less far', async (read: BookAgreement) => agreements.move(read, at(150, 9n))],
    ])('stays so for one that %s, as it was looked for before', async (_, write) => {
      const read = await agreements.of(splitter);
      const moved = { block: 200, blockHash: '0x200', surplus: '5', problem: null };
      expect(await agreements.move(await agreements.of(splitter), at(200, 5n))).toMatchObject(moved);
      expect(await write(read)).toMatchObject(moved);
      expect(await app.dataSource.manager.findBy(BookAgreement, { chainId: 31337 })).toMatchObject([moved]);
    });
  });
});
