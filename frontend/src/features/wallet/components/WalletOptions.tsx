import { useTranslation } from 'react-i18next';
import { useWallet } from '../../../chain/use-wallet';
import { useConnectWallet } from '../hooks/use-connect-wallet';
import {
  developmentWallet,
  installedWallet,
  otherWallets,
  ownWallets,
  popularWallets,
  walletFor,
} from '../wallet-choice';
import styles from './ConnectDialog.module.css';
import { FoundWallets } from './FoundWallets';
import { WalletOption } from './WalletOption';

/** The three options of the dialog and, on local chains, the development wallet. */
export function WalletOptions() {
  const { t } = useTranslation('wallet');
  const { wallets, status } = useWallet();
  const connect = useConnectWallet();
  const disabled = status === 'connecting';
  const others = otherWallets(wallets);
  const development = developmentWallet(wallets);

  return (
    <div className={styles.options}>
      {popularWallets.map((popular) => (
        <WalletOption
          key={popular.rdns}
          name={popular.name}
          icon={installedWallet(popular, wallets)?.info.icon}
          mark={t('connect.popular')}
          disabled={disabled}
          onChoose={() => void connect(walletFor(popular, wallets))}
        />
      ))}
      <WalletOption
        name={t('connect.otherWallets')}
        hint={t('connect.otherWalletsHint')}
        disabled={disabled}
        onChoose={() => void connect(others[0] ?? ownWallets(wallets)[0])}
      />
      {others.length > 0 && (
        <FoundWallets wallets={others} disabled={disabled} onChoose={(wallet) => void connect(wallet)} />
      )}
      {development && (
        <div className={styles.development}>
          <WalletOption
            name={t('connect.developmentWallet')}
            hint={t('connect.developmentWalletHint')}
            icon={development.info.icon}
            disabled={disabled}
            onChoose={() => void connect(development)}
          />
        </div>
      )}
    </div>
  );
}
