import { useTranslation } from 'react-i18next';
import type { DiscoveredWallet } from '../../../chain/eip1193';
import { developmentWallet } from '../wallet-choice';

/** Gives a function that names a wallet: as it names itself, but in the reader's language where it is ours or has no name. */
export function useWalletName(): (wallet: DiscoveredWallet) => string {
  const { t } = useTranslation('wallet');
  return (wallet) => {
    if (developmentWallet([wallet])) return t('connect.developmentWallet');
    return wallet.info.name || t('connect.browserWallet');
  };
}
