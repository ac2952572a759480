import type { AdPaymentDto } from '../../src/modules/payments/dto/ad-payment.dto.js';
import type { PaymentStatus } from '../../src/modules/ads/ad.types.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';

/** A browser's report of a payment on the tests' chain. */
export function paymentReport(adId: number, txHash: string, changes: object = {}) {
  return {
    adId,
    txHash,
    amount: '25',
    currency: 'BNB',
    chainId: 31337,
    walletAddress: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
    founderAmount: '7.5',
    ...changes,
  };
}

/** Waits until the API tells this state of an ad's payment. */
export function whenPayment(client: Client, adId: number, status: PaymentStatus): Promise<AdPaymentDto> {
  return eventually(async () => {
    const { body } = await client.get(`/ads/${adId}/payment`).expect(200);
    expect(body).toMatchObject({ status });
    return body as AdPaymentDto;
  });
}
