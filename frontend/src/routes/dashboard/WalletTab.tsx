import { WalletClaims } from '../../features/payments';
import { WalletSummary } from '../../features/wallet';

/** The wallet, and what contracts keep for it. */
export default function WalletTab() {
  return (
    <WalletSummary>
      <WalletClaims />
    </WalletSummary>
  );
}
