import { useTranslation } from 'react-i18next';
import type { Network } from '../../../chain/networks';
import styles from './Panel.module.css';

/** A network by its name, with the mark of those whose coins are worth nothing. */
export function NetworkName({ network: { name, testnet } }: { network: Network }) {
  const { t } = useTranslation('payments');
  return (
    <>
      {name}
      {testnet && (
        <>
          <br />
          <span className={styles.note}>{t('networkSelect.testNetwork')}</span>
        </>
      )}
    </>
  );
}
