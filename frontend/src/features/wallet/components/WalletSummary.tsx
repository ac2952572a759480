import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { WalletLink } from './WalletLink';
import { WalletPanel } from './WalletPanel';
import styles from './WalletSummary.module.css';

/** The wallet in short, for the dashboard, with the way to its own page. */
export function WalletSummary({ children }: PropsWithChildren) {
  const { t } = useTranslation('wallet');
  return (
    <div className={styles.summary}>
      <WalletPanel>{children}</WalletPanel>
      <WalletLink />
      <ButtonLink kind="quiet" to={paths.connectWallet} className={styles.link}>
        {t('summary.manage')}
      </ButtonLink>
    </div>
  );
}
