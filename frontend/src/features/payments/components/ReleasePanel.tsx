import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import styles from './AdPaymentPanel.module.css';
import { NetworkShares } from './NetworkShares';
import panelStyles from './Panel.module.css';

/** The shares that wait for founder and platform on each network, each with its Release button. */
export function ReleasePanel() {
  const { t } = useTranslation('payments');
  const titleId = useId();
  const { networks } = useNetworks();
  const ours = networks.filter(({ splitters }) => splitters.length > 0);
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        {t('release.title')}
      </h2>
      <p className={panelStyles.muted}>{t('release.lead')}</p>
      {ours.length === 0 && <p className={panelStyles.muted}>{t('networkSelect.none')}</p>}
      {ours.map((network) => (
        <NetworkShares key={network.chainId} network={network} isNamed={ours.length > 1} />
      ))}
    </section>
  );
}
