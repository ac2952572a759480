import { useTranslation } from 'react-i18next';
import { addressUrl } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import type { Step } from '../check-steps';
import styles from './ReceiptCheck.module.css';

/** The contracts that were asked, in full: who doubts the site compares them with what others were shown. */
export function AskedRegistries({ steps }: { steps: readonly Step<string, string>[] }) {
  const asked = steps.flatMap((step) => step.asked ?? []);
  return asked.map((registry) => <AskedRegistry key={registry} registry={registry} />);
}

function AskedRegistry({ registry }: { registry: string }) {
  const { t } = useTranslation('transparency');
  const { home } = useNetworks();
  const url = home && addressUrl(home, registry);
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
