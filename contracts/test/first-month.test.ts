import { expect } from 'chai';
import hre from 'hardhat';
import { assertUnsealed, readFirstMonth, readMonthWithoutPlace } from '../scripts/first-month.ts';
import { deployFirstRegistry } from './helpers/first-registry.ts';

const now = new Date();

/** The month of so many months ago, in UTC. */
function monthsAgo(months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
}

describe('the first month of a registry of votes', () => {
  /** A chain on which a registry was deployed half a year ago. */
  const begin = async () => {
    const initialDate = new Date(`${monthsAgo(6)}-10`);
    const connection = await hre.network.create({ override: { initialDate } });
    const [publisher] = await connection.ethers.getSigners();
    return { connection, ...(await deployFirstRegistry(publisher!)) };
  };

  it('is the current one where there was none before', async () => {
    const { connection } = await begin();
    const month = () => new Date().toISOString().slice(0, 7);
    const before = month();
    // A month may end meanwhile; no other but that one and the next may be told.
    expect(await readFirstMonth(connection, [], {})).to.be.oneOf([before, month()]);
  });

  it('is the one in which the registry before it was deployed, where that has no root', async () => {
    const { connection, record } = await begin();
    expect(await readFirstMonth(connection, [record], {})).to.equal(monthsAgo(6));
  });

  it('follows the last that ended and was published before, whatever was sealed ahead', async () => {
    const { connection, record, publish } = await begin();
    for (const month of [monthsAgo(5), monthsAgo(3), '2099-12']) await publish(month);
    expect(await readFirstMonth(connection, [record], {})).to.equal(monthsAgo(2));
    await publish(monthsAgo(1));
    expect(await readFirstMonth(connection, [record], {})).to.equal(monthsAgo(0));
  });

  it('is what FIRST_MONTH says', async () => {
    const { connection, record } = await begin();
    expect(await readFirstMonth(connection, [record], { FIRST_MONTH: '2021-05' })).to.equal('2021-05');
  });

  it('has a place on a registry of the first version, which takes all months', async () => {
    const { connection, record } = await begin();
    expect(await readMonthWithoutPlace(connection, [record], { FIRST_MONTH: '2021-05' })).to.equal(undefined);
  });

  it('comes after every month whose root stands on a registry that takes all months', async () => {
    const { connection, record, publish } = await begin();
    for (const month of [monthsAgo(5), monthsAgo(3), '2099-12']) await publish(month);
    for (const month of ['2021-05', monthsAgo(4), monthsAgo(3)]) {
      const failure = await assertUnsealed(connection, [record], month).catch(String);
      expect(failure)
        .to.contain(`the root of ${monthsAgo(3)} stands on ${record.address}`)
        .and.to.contain(`the first month is ${monthsAgo(2)} or later`);
    }
    await assertUnsealed(connection, [record], monthsAgo(2));
  });

  it('may come before what later registries were made for', async () => {
    const { connection, record, publish } = await begin();
    await publish(monthsAgo(3));
    const later = [{ ...record, version: 2 }];
    expect(await assertUnsealed(connection, later, '2021-05').catch(String)).to.equal(undefined);
  });

  for (const [FIRST_MONTH, problem] of [
    ['2026-13', 'a month is written YYYY-MM'],
    ['2026-1', 'a month is written YYYY-MM'],
    ['1969-12', 'a month is written YYYY-MM'],
    ['9999-12', '9999-12 has not begun yet'],
  ] as const)
    it(`cannot be ${FIRST_MONTH}`, async () => {
      const { connection } = await begin();
      const failure = await readFirstMonth(connection, [], { FIRST_MONTH }).catch(String);
      expect(failure).to.contain('FIRST_MONTH is not valid').and.to.contain(problem);
    });
});
