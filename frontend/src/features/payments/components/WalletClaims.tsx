import { Fragment } from 'react';
import { splittersOn } from '../../../chain/networks';
import { useWallet } from '../../../chain/use-wallet';
import { useWalletNetwork } from '../../../chain/use-wallet-network';
import { OwnShare } from './OwnShare';
import { WalletCredit } from './WalletCredit';

/** What our contracts on the wallet's network keep for it, each with its button; nothing where there is nothing. */
export function WalletClaims() {
  const { connection } = useWallet();
  const current = useWalletNetwork();
  if (!connection || current?.chainId !== connection.chainId) return null;
  return splittersOn(current).map((network) => (
    <Fragment key={network.splitter}>
      <WalletCredit connection={connection} network={network} />
      <OwnShare connection={connection} network={network} />
    </Fragment>
  ));
}
