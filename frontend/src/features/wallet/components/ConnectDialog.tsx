import { useTranslation } from 'react-i18next';
import { useWallet } from '../../../chain/use-wallet';
import { Button } from '../../../ui/button/Button';
import { Agreement } from './Agreement';
import styles from './ConnectDialog.module.css';
import { WalletDialog } from './WalletDialog';
import { WalletOptions } from './WalletOptions';

const WALLET_GUIDE = 'https://ethereum.org/wallets/find-wallet/';

/** Lets a person choose the wallet to connect (spec section 2, Wallet connect dialog). */
export default function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('wallet');
  const { status, giveUp } = useWallet();
  const isWaiting = status === 'connecting';
  return (
    <WalletDialog title={t('connect.title')} onClose={onClose}>
      <div className={styles.content}>
        <p className={styles.lead}>{t('connect.lead')}</p>
        <WalletOptions />
        <div className={styles.waiting}>
          <p role="status">{isWaiting && t('connect.waiting')}</p>
          {isWaiting && (
            <Button kind="secondary" small onClick={giveUp}>
              {t('connect.cancel')}
            </Button>
          )}
        </div>
        <p>
          {t('connect.noWallet')}{' '}
          <a href={WALLET_GUIDE} target="_blank" rel="noreferrer" className={styles.link}>
            {t('connect.getWallet')}
          </a>
        </p>
        <Agreement />
      </div>
    </WalletDialog>
  );
}
