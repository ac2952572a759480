import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AdPaymentPanel.module.css';
import panelStyles from './Panel.module.css';
import { PayeeShares } from './PayeeShares';
import { WalletGate } from './WalletGate';

/** The shares that wait for founder and platform, each with its Release button. */
export function ReleasePanel() {
  const { t } = useTranslation('payments');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        {t('release.title')}
      </h2>
      <p className={panelStyles.muted}>{t('release.lead')}</p>
      <WalletGate>
        {(connection, network) => <PayeeShares connection={connection} network={network} />}
      </WalletGate>
    </section>
  );
}
