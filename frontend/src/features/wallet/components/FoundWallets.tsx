import { useTranslation } from 'react-i18next';
import type { DiscoveredWallet } from '../../../chain/eip1193';
import { useWalletName } from '../hooks/use-wallet-name';
import styles from './ConnectDialog.module.css';
import { WalletOption } from './WalletOption';

interface FoundWalletsProps {
  wallets: readonly DiscoveredWallet[];
  disabled: boolean;
  onChoose: (wallet: DiscoveredWallet) => void;
}

/** The other wallets that announced themselves in this browser, each by its name. */
export function FoundWallets({ wallets, disabled, onChoose }: FoundWalletsProps) {
  const { t } = useTranslation('wallet');
  const walletName = useWalletName();
  return (
    <div className={styles.found}>
      <p className={styles.foundTitle}>{t('connect.found')}</p>
      {wallets.map((wallet) => (
        <WalletOption
          key={wallet.info.rdns}
          name={walletName(wallet)}
          icon={wallet.info.icon}
          disabled={disabled}
          onChoose={() => onChoose(wallet)}
        />
      ))}
    </div>
  );
}
