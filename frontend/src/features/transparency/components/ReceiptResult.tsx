import { useTranslation } from 'react-i18next';
import { useLongMonth } from '../../../i18n/use-long-date';
import { verdictOf, type ReceiptStep } from '../check-steps';
import type { useReceiptCheck } from '../hooks/use-receipt-check';
import type { Receipt } from '../receipt';
import { AskedRegistries } from './AskedRegistries';
import { CheckSteps } from './CheckSteps';
import styles from './ReceiptCheck.module.css';

type Outcome = ReturnType<typeof useReceiptCheck>['outcome'];

/** How a check ended: the verdict first, then each step. */
export function ReceiptResult({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('transparency');
  if (outcome.state === 'checked') return <Checked receipt={outcome.receipt} steps={outcome.steps} />;
  if (outcome.state === 'noReceipt' || outcome.state === 'broken')
    return (
      <div className={`${styles.verdict} ${styles.failed}`}>
        <p>{t(`receipt.${outcome.state}`)}</p>
      </div>
    );
  return (
    <p className={styles.placeholder}>
      {outcome.state === 'checking' ? t('receipt.checking') : t('receipt.before')}
    </p>
  );
}

function Checked({ receipt, steps }: { receipt: Receipt; steps: ReceiptStep[] }) {
  const { t } = useTranslation('transparency');
  const longMonth = useLongMonth();
  const verdict = verdictOf(steps);
  const [month, , , , counted] = receipt.leaf;
  return (
    <>
      <div className={`${styles.verdict} ${styles[verdict]}`}>
        <h3>{t(`verdict.${verdict}.title`)}</h3>
        <p>{t(`verdict.${verdict}.text`, { month: nameOf(month, longMonth) })}</p>
        {verdict !== 'failed' && !counted && <p>{t('receipt.uncounted')}</p>}
      </div>
      <CheckSteps
        steps={steps.map(({ name, state, found }) => ({
          title: t(`receipt.steps.${name}`),
          state,
          text: t(`found.${found}`),
        }))}
      />
      <AskedRegistries steps={steps} />
    </>
  );
}

/** A receipt may say anything for a month. */
const nameOf = (month: string, longMonth: (month: string) => string): string =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? longMonth(month) : month;
