import { useTranslation } from 'react-i18next';
import { addressUrl } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import styles from './ReceiptCheck.module.css';

/** The contract that was asked, in full: who doubts the site compares it with what others were shown. */
export function ReceiptRegistry({ named }: { named: string | null | undefined }) {
  const { t } = useTranslation('transparency');
  const { home } = useNetworks();
  const registry = named ?? home?.voteRegistry;
  if (!home || !registry) return null;
  const url = addressUrl(home, registry);
  const address = <code dir="ltr">{registry}</code>;
  return (
    <p className={styles.registry}>
      {t('receipt.registry')}{' '}
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {address}
        </a>
      ) : (
        address
      )}
    </p>
  );
}
