import { firstPrice, type GasPrices, inGwei, median, raisedPrice, replacementPrice } from './gas-prices.js';

const prices = (market: bigint, cap = 1_000n): GasPrices => ({ market, cap });

describe('the price of gas', () => {
  it('begins at the market, and never above the cap', () => {
    expect(firstPrice(prices(100n))).toBe(100n);
    expect(firstPrice(prices(100n, 120n))).toBe(100n);
    expect(firstPrice(prices(500n, 120n))).toBe(120n);
  });

  it('is raised to the market, by as much as nodes ask of a replacement at the least', () => {
    expect(raisedPrice(100n, prices(200n))).toEqual({ gasPrice: 200n });
    expect(raisedPrice(190n, prices(200n))).toEqual({ gasPrice: 214n });
    expect(raisedPrice(200n, prices(200n))).toEqual({ gasPrice: 225n });
  });

  it('is not raised once it is half above the market, however often it is looked at', () => {
    const paid = [100n];
    for (let minute = 0; minute < 720; minute++) {
      const raise = raisedPrice(paid.at(-1)!, prices(200n));
      if (raise && 'gasPrice' in raise) paid.push(raise.gasPrice);
    }
    expect(paid).toEqual([100n, 200n, 225n, 254n, 286n, 322n]);
    expect(raisedPrice(300n, prices(200n))).toBeNull();
    expect(raisedPrice(299n, prices(200n))).toEqual({ gasPrice: 337n });
  });

  it('is raised up to the cap, then a problem says that the market asks more', () => {
    expect(raisedPrice(800n, prices(1_200n))).toEqual({ gasPrice: 1_000n });
    expect(raisedPrice(1_000n, prices(5_000n, 1_000n))).toEqual({
      problem: expect.stringContaining('above its cap') as string,
    });
    expect(raisedPrice(950n, prices(900n))).toBeNull();
  });

  it('takes the last step that the cap allows, and no problem is told of a market that asks no more than it has', () => {
    expect(raisedPrice(888n, prices(1_200n))).toEqual({ gasPrice: 1_000n });
    expect(raisedPrice(888n, prices(900n, 999n))).toEqual({ gasPrice: 999n });
    expect(raisedPrice(889n, prices(900n, 1_000n))).toEqual({
      problem: 'the market asks 0.001 gwei a unit of gas, above its cap of 0.001',
    });
    expect(raisedPrice(900n, prices(900n))).toBeNull();
  });

  it('grows by an eighth at the least, rounded up, where a transaction replaces another', () => {
    expect(replacementPrice(800n)).toBe(900n);
    expect(replacementPrice(801n)).toBe(902n);
  });

  it.each([
    [0n, 0],
    [1n, 0.001],
    [1_000_000n, 0.001],
    [1_000_001n, 0.002],
    [3_000_000_000n, 3],
  ])('is told in gwei: %i wei are %d, rounded up to three decimals', (wei, told) => {
    expect(inGwei(wei)).toBe(told);
  });

  it('has the middle of what was seen as its usual', () => {
    expect(median([5n, 1n, 900n])).toBe(5n);
    expect(median([900n, 7n, 5n, 1n, 3n])).toBe(5n);
    expect(median([1n, 3n, 2n, 2n, 9n, 8n, 7n])).toBe(3n);
    expect(median([10n, 9n])).toBe(10n);
    expect(median([])).toBeUndefined();
  });
});
