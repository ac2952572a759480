import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWallet } from '../../../chain/use-wallet';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';
import { AntdTheme } from '../../../ui/theme/AntdTheme';
import { Agreement } from './Agreement';
import styles from './ConnectDialog.module.css';
import { WalletOptions } from './WalletOptions';

const WALLET_GUIDE = 'https://ethereum.org/wallets/find-wallet/';

/** Lets a person choose the wallet to connect (spec section 2, Wallet connect dialog), in antd's theme, which pages to read do without. */
export default function ConnectDialog() {
  return (
    <AntdTheme>
      <Choice />
    </AntdTheme>
  );
}

function Choice() {
  const { t } = useTranslation('wallet');
  useReturnFocus();
  const { status, closeDialog } = useWallet();
  return (
    <Modal open title={t('connect.title')} footer={null} onCancel={closeDialog} width={460} centered>
      <div className={styles.content}>
        <p className={styles.lead}>{t('connect.lead')}</p>
        <WalletOptions />
        <p role="status" className={styles.waiting}>
          {status === 'connecting' && t('connect.waiting')}
        </p>
        <p>
          {t('connect.noWallet')}{' '}
          <a href={WALLET_GUIDE} target="_blank" rel="noreferrer" className={styles.link}>
            {t('connect.getWallet')}
          </a>
        </p>
        <Agreement />
      </div>
    </Modal>
  );
}
