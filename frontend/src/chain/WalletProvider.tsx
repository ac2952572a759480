import { type PropsWithChildren, useEffect, useState } from 'react';
import { useAnnouncedDevelopmentWallet } from './development-wallet/use-announced-development-wallet';
import { WalletContext } from './use-wallet';
import { WalletStore } from './wallet-store';

/** Holds the page's one wallet connection for everything below it. */
export function WalletProvider({ children }: PropsWithChildren) {
  const [store] = useState(() => new WalletStore());
  useEffect(() => store.start(), [store]);
  useAnnouncedDevelopmentWallet();
  return <WalletContext value={store}>{children}</WalletContext>;
}
