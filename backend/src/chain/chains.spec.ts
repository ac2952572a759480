import { LOCAL_CHAIN_ID, publicNodeOf } from './chains.js';

describe('the node that everybody may ask', () => {
  it("is the installation's own where one is published", () => {
    expect(publicNodeOf(97, 'https://node.example')).toBe('https://node.example');
    expect(publicNodeOf(LOCAL_CHAIN_ID, 'http://127.0.0.1:8545')).toBe('http://127.0.0.1:8545');
  });

  it('is else the one of the chain, where it has one', () => {
    expect(publicNodeOf(97, undefined)).toMatch(/^https:/);
    expect(publicNodeOf(LOCAL_CHAIN_ID, undefined)).toBeNull();
    expect(publicNodeOf(4242, undefined)).toBeNull();
  });
});
