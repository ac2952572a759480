import { expect } from 'chai';
import hre from 'hardhat';
import { readFirstMonth, readMonthWithoutPlace } from '../scripts/first-month.ts';
import { deployFirstRegistry } from './helpers/first-registry.ts';

/** The month of so many months ago, in UTC. */
function monthsAgo(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
}

describe('the first month of a registry of votes', () => {
  /** A chain on which a registry was deployed half a year ago. */
  const begin = async () => {
    const initialDate = new Date(`${monthsAgo(6)}-10`);
    const connection = await hre.network.create({ override: { initialDate } });
    return { connection, ...(await deployFirstRegistry(connection)) };
  };

  it('is the current one where there was none before', async () => {
    const { connection } = await begin();
    expect(await readFirstMonth(connection, [], {})).to.equal(monthsAgo(0));
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
