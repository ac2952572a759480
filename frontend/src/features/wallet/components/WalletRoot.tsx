import { Suspense, useSyncExternalStore } from 'react';
import { approvals } from '../../../chain/development-wallet/approvals';
import { useFollowedWallet } from '../../../chain/use-followed-wallet';
import { useWallet } from '../../../chain/use-wallet';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';
import { optionalPart } from '../../../ui/optional-part';

const ConnectDialog = lazyDialog(() => import('./ConnectDialog'));
const DevelopmentWalletPrompt = lazyDialog(() => import('./DevelopmentWalletPrompt'));
const NetworkNotice = optionalPart(() => import('./NetworkNotice'));

/** Follows the wallet, and shows what it has to say on top of the page. Drawn once by each page that uses a wallet; loads no dialog before it is needed. */
export function WalletRoot() {
  useFollowedWallet();
  const { connectRequested, connection, closeDialog } = useWallet();
  const approval = useSyncExternalStore(approvals.subscribe, approvals.getCurrent, () => null);
  return (
    <>
      {connectRequested && <ConnectDialog onClose={closeDialog} />}
      {approval && (
        <DevelopmentWalletPrompt
          subject={approval.subject}
          onApprove={approval.approve}
          onClose={approval.reject}
        />
      )}
      <Suspense>{connection && <NetworkNotice chainId={connection.chainId} />}</Suspense>
    </>
  );
}
