import { lazy, Suspense, useSyncExternalStore } from 'react';
import { approvals } from '../../../chain/development-wallet/approvals';
import { useFollowedWallet } from '../../../chain/use-followed-wallet';
import { useWallet } from '../../../chain/use-wallet';

const ConnectDialog = lazy(() => import('./ConnectDialog'));
const DevelopmentWalletPrompt = lazy(() => import('./DevelopmentWalletPrompt'));
const NetworkNotice = lazy(() => import('./NetworkNotice'));

/** Follows the wallet, and shows what it has to say on top of the page. Drawn once by each page that uses a wallet; loads no dialog before it is needed. */
export function WalletRoot() {
  useFollowedWallet();
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
