import { lazy, Suspense, useSyncExternalStore } from 'react';
import { approvals } from '../../../chain/development-wallet/approvals';
import { useWallet } from '../../../chain/use-wallet';

const ConnectDialog = lazy(() => import('./ConnectDialog'));
const DevelopmentWalletPrompt = lazy(() => import('./DevelopmentWalletPrompt'));
const NetworkNotice = lazy(() => import('./NetworkNotice'));

/** Whatever the wallet shows on top of any page. To be put once into the layout; loads nothing before it is needed. */
export function WalletRoot() {
  const { connectRequested, connection } = useWallet();
  const approval = useSyncExternalStore(approvals.subscribe, approvals.getCurrent, () => null);
  return (
    <Suspense>
      {connectRequested && <ConnectDialog />}
      {approval && <DevelopmentWalletPrompt approval={approval} />}
      {connection && <NetworkNotice chainId={connection.chainId} />}
    </Suspense>
  );
}
