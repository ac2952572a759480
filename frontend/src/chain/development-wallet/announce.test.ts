import { afterEach, describe, expect, it } from 'vitest';
import { discoverWallets } from '../discovery';
import { announceDevelopmentWallet } from './announce';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function discovered(): string[] {
  const names: string[] = [];
  stops.push(discoverWallets(({ info }) => names.push(info.name)));
  return names;
}

describe('the development wallet', () => {
  it('is found by a page that looks before and after its announcement', () => {
    const early = discovered();
    stops.push(announceDevelopmentWallet([{ chainId: 31337, rpcUrl: 'http://127.0.0.1:8545' }]));
    expect(early).toEqual(['Development wallet']);
    expect(discovered()).toEqual(['Development wallet']);
  });

  it.each([1, 56, 97, 1337])('does not exist on chain %i', (chainId) => {
    stops.push(announceDevelopmentWallet([{ chainId, rpcUrl: 'http://127.0.0.1:8545' }]));
    expect(discovered()).toEqual([]);
  });
});
