import type { AdPayment } from '../api';
import { isPayable } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { useWallet } from '../../../chain/use-wallet';
import type { PaymentAttempt } from '../payment-attempt';
import type { PaymentCardState } from '../payment-card-state';
import { ConfirmedPanel } from './ConfirmedPanel';
import { DisconnectedPanel } from './DisconnectedPanel';
import { ErrorPanel } from './ErrorPanel';
import { NetworkSelectPanel } from './NetworkSelectPanel';
import { ProcessingPanel } from './ProcessingPanel';
import { ReadyPanel } from './ReadyPanel';

interface PaymentCardPanelProps {
  adId: number;
  state: PaymentCardState;
  attempt: PaymentAttempt;
  payment: AdPayment | undefined;
}

/** The inside of the payment card in each of its six states. */
export function PaymentCardPanel({ adId, state, attempt, payment }: PaymentCardPanelProps) {
  const { connection } = useWallet();
  const { current } = useNetworks();
  if (state === 'confirmed' && payment) return <ConfirmedPanel payment={payment} />;
  if (state === 'processing') return <ProcessingPanel adId={adId} attempt={attempt} />;
  if (attempt.step === 'failed') return <ErrorPanel adId={adId} {...attempt} />;
  if (!connection) return <DisconnectedPanel />;
  if (!isPayable(current)) return <NetworkSelectPanel chainId={connection.chainId} />;
  return <ReadyPanel adId={adId} connection={connection} network={current} />;
}
