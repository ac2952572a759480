import { INTENT_SQL, intentOf } from './payment-intent.js';

const payment = { chainId: 97, splitter: '0xab', transactionHash: '0xcd', adId: '12' };

describe('the intent of a payment', () => {
  it('names chain, contract, transaction and ad, and no decision', () => {
    expect(intentOf(payment)).toBe('ad-payment:97:0xab:0xcd:12');
  });

  it('is the same in SQL', () => {
    const columns = new Map([
      ['paid.chain_id', '97'],
      ['paid.splitter', '0xab'],
      ['paid.transaction_hash', '0xcd'],
      ['paid.ad_id', '12'],
    ]);
    const values = INTENT_SQL('paid')
      .split(' || ')
      .map((part) => columns.get(part) ?? part.replaceAll("'", ''));
    expect(values.join('')).toBe(intentOf(payment));
  });
});
