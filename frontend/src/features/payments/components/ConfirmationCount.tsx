import { useTranslation } from 'react-i18next';
import type { AdPayment } from '../api';
import styles from './Panel.module.css';

interface ConfirmationCountProps {
  payment: AdPayment;
  /** Blocks that make it final, where the network wants more than are counted. */
  final: number | null;
}

/** The confirmations in figures, '6/6', and what is still to come on a network that wants more. */
export function ConfirmationCount({ payment, final }: ConfirmationCountProps) {
  const { t } = useTranslation('payments');
  const { confirmations: count, requiredConfirmations: required } = payment;
  return (
    <>
      {t('confirmed.count', { count, required })}
      {final !== null && (
        <>
          <br />
          <span className={styles.note}>{t('panel.finalAfter', { final })}</span>
        </>
      )}
    </>
  );
}
