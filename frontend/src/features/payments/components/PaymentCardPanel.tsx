import type { AdPayment } from '../api';
import type { Network } from '../../../chain/networks';
import { useWallet } from '../../../chain/use-wallet';
import type { NetworkChoice } from '../hooks/use-chosen-network';
import type { PaymentAttempt } from '../payment-attempt';
import type { PaymentCardState } from '../payment-card-state';
import { ConfirmedPanel } from './ConfirmedPanel';
import { ErrorPanel } from './ErrorPanel';
import { NetworkSelectPanel } from './NetworkSelectPanel';
import { ProcessingPanel } from './ProcessingPanel';
import { StartPanel } from './StartPanel';

interface PaymentCardPanelProps {
  adId: number;
  state: PaymentCardState;
  attempt: PaymentAttempt;
  payment: AdPayment | undefined;
  /** Where the ad was paid, is being paid, or is about to be. */
  network: Network | undefined;
  choice: NetworkChoice;
}

/** The inside of the payment card in each of its six states. */
export function PaymentCardPanel({ adId, state, attempt, payment, network, choice }: PaymentCardPanelProps) {
  const { connection } = useWallet();
  if (state === 'confirmed' && payment) return <ConfirmedPanel payment={payment} network={network} />;
  if (state === 'processing') return <ProcessingPanel adId={adId} attempt={attempt} network={network} />;
  if (attempt.step === 'failed') return <ErrorPanel adId={adId} {...attempt} />;
  if (connection && state === 'network_select')
    return <NetworkSelectPanel chainId={connection.chainId} choice={choice} />;
  return <StartPanel adId={adId} connection={connection} choice={choice} />;
}
