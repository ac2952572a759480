import { coinFigures, countPayments } from './coin-figures.js';

const coinsOf = (count: bigint): bigint => count * 10n ** 18n;
const fees = (month: string, chainId: number, payments: number, amount: bigint) => ({
  ...{ month, chainId, payments },
  amount: coinsOf(amount),
});

describe('the figures of coins', () => {
  it("begin with the home chain's, though nobody has paid", () => {
    expect(coinFigures([], 97)).toEqual([
      {
        ...{ currency: 'BNB', testnet: true, totalFeesCollected: '0.0000', founderProfit: '0.0000' },
        ...{ payments: 0, history: [] },
      },
    ]);
  });

  it('are never added up across coins, nor across test networks and real ones', () => {
    const paid = [fees('2026-10', 1, 1, 3n), fees('2026-10', 56, 2, 50n), fees('2026-11', 97, 4, 100n)];
    expect(coinFigures(paid, 56)).toMatchObject([
      { currency: 'BNB', testnet: false, totalFeesCollected: '50.0000', payments: 2 },
      { currency: 'BNB', testnet: true, totalFeesCollected: '100.0000', payments: 4 },
      { currency: 'ETH', testnet: false, totalFeesCollected: '3.0000', payments: 1 },
    ]);
  });

  it('count payments in whatever coin', () => {
    const paid = [fees('2026-10', 1, 1, 3n), fees('2026-10', 56, 2, 50n)];
    expect(countPayments(coinFigures(paid, 56))).toBe(3);
  });

  it('add up the chains of one coin month by month', () => {
    const paid = [
      ...[fees('2026-10', 97, 1, 25n), fees('2026-10', 31337, 2, 50n)],
      ...[fees('2026-11', 31337, 1, 25n)],
    ];
    expect(coinFigures(paid, 97)).toMatchObject([
      {
        founderProfit: '30.0000',
        history: [
          { month: '2026-10', payments: 3, amount: '75.0000' },
          { month: '2026-11', payments: 1, amount: '25.0000' },
        ],
      },
    ]);
  });
});
