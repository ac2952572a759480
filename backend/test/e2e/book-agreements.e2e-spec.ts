import { BalanceAgreements } from '../../src/chain/books/balance-agreements.js';
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
});
