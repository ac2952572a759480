import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import { Address } from '../../../../ui/money/Address';
import type { KeeperWallet as Keeper } from '../../hooks/use-keeper-wallet';
import styles from './Badges.module.css';

/** Which wallet signs, and the way to one. */
export function KeeperWallet({ keeper }: { keeper: Keeper }) {
  const { t } = useTranslation('admin');
  const { connection, account, home, connect, switchHome, isSwitching } = keeper;
  const network = home?.name ?? '';
  return (
    <div className={styles.wallet} role="status">
      {account === null && (
        <>
          <p>{t('badges.wallet.none')}</p>
          <Button kind="secondary" small onClick={connect}>
            {t('badges.wallet.connect')}
          </Button>
        </>
      )}
      {account !== null && !connection && (
        <>
          <p>{t('badges.wallet.elsewhere', { network })}</p>
          <Button kind="secondary" small loading={isSwitching} onClick={switchHome}>
            {t('badges.wallet.switch', { network })}
          </Button>
        </>
      )}
      {connection && (
        <p>
          {t('badges.wallet.signs')} <Address value={connection.account} />
        </p>
      )}
    </div>
  );
}
