import type { ComponentProps } from 'react';
import { AdPaymentPanel } from '../../features/payments';
import { lazyPart } from '../../ui/optional-part';

const PageWallet = lazyPart(() => import('./PageWallet'));

/** How an ad was paid for, with a wallet where one is of use. */
export default function AdPayment(ad: Omit<ComponentProps<typeof AdPaymentPanel>, 'wallet'>) {
  return <AdPaymentPanel {...ad} wallet={<PageWallet />} />;
}
