import { expect, it } from 'vitest';
import { paymentReport } from './payment-report';
import { splitShares } from './shares';

it("reports the payment in coins with the founder's 30%", () => {
  const sent = {
    txHash: '0xab',
    chainId: 97,
    from: '0x15',
    nonce: 0,
    amount: '25500000000000000000',
    sentAt: 0,
  };
  expect(paymentReport(7, sent, 'BNB')).toEqual({
    adId: 7,
    txHash: '0xab',
    chainId: 97,
    currency: 'BNB',
    walletAddress: '0x15',
    amount: '25.5',
    founderAmount: '7.65',
  });
});

it('leaves what cannot be divided to the platform', () => {
  expect(splitShares(101n)).toEqual({ founder: 30n, platform: 71n });
});
