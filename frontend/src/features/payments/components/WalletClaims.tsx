import { isPayable } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { useWallet } from '../../../chain/use-wallet';
import { OwnShare } from './OwnShare';
import { WalletCredit } from './WalletCredit';

/** What the contract keeps for the connected wallet, each with its button; nothing where there is nothing. */
export function WalletClaims() {
  const { connection } = useWallet();
  const { current } = useNetworks();
  if (!connection || !isPayable(current)) return null;
  return (
    <>
      <WalletCredit connection={connection} network={current} />
      <OwnShare connection={connection} network={current} />
    </>
  );
}
