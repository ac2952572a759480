import { expect } from 'chai';
import { findChain, isLocalChain, isMainNetwork } from '../scripts/deployment-chains.ts';

describe('chains to deploy to', () => {
  const wanted: [bigint, ...string[]][] = [
    [56n, '56', 'bsc', 'BNB Smart Chain'],
    [97n, '97', 'bscTestnet', 'BNB Smart Chain Testnet'],
    [1n, '1', 'mainnet', 'Ethereum'],
    [11155111n, '11155111', 'sepolia'],
    [137n, '137', 'polygon'],
    [80002n, '80002', 'amoy', 'Polygon Amoy'],
    [31337n, '31337', 'local'],
    [31338n, '31338', 'local2'],
  ];
  for (const [chainId, ...names] of wanted) {
    it(`find ${chainId} as ${names.join(', ')}`, () => {
      for (const name of names) expect(findChain(name).chainId).to.equal(chainId);
    });
  }

  for (const [name, successor] of [
    ['goerli', 'Sepolia (11155111)'],
    ['5', 'Sepolia (11155111)'],
    ['mumbai', 'Polygon Amoy (80002)'],
    ['Polygon Mumbai Testnet', 'Polygon Amoy (80002)'],
  ] as const) {
    it(`refuse ${name}, which is shut down, and name what stands in its place`, () => {
      expect(() => findChain(name)).to.throw(`shut down by its makers; ${successor}`);
    });
  }

  it('refuse what is not known, and list what is', () => {
    expect(() => findChain('doge')).to.throw(/no chain 'doge'\. Known are bsc \(56\), .*local2 \(31338\)/);
  });

  it('are local when their id is that of a development chain', () => {
    expect([31337n, 31338n].every(isLocalChain)).to.equal(true);
    expect([1n, 97n].some(isLocalChain)).to.equal(false);
  });

  it('are main networks unless they are known as test networks', () => {
    expect([1n, 56n, 137n, 5n, 4242n].every(isMainNetwork)).to.equal(true);
    expect([97n, 11155111n, 80002n, 31337n, 31338n].some(isMainNetwork)).to.equal(false);
  });
});
