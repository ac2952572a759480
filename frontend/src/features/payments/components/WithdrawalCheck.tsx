import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { Facts } from '../../../ui/facts/Facts';
import type { TransactionStep } from '../use-splitter-transaction';
import { TransactionButton } from './TransactionButton';
import panels from './Panel.module.css';
import styles from './WithdrawalDialog.module.css';

interface WithdrawalCheckProps {
  receiver: string;
  /** With its coin. */
  amount: string;
  network: string;
  step: TransactionStep;
  onWithdraw: () => void;
  onChange: () => void;
}

/** Shows once more, in full, where coins are to go, before the wallet opens. */
export function WithdrawalCheck({
  receiver,
  amount,
  network,
  step,
  onWithdraw,
  onChange,
}: WithdrawalCheckProps) {
  const { t } = useTranslation('payments');
  const question = useRef<HTMLParagraphElement>(null);
  // The field that had the focus is gone.
  useEffect(() => question.current?.focus(), []);
  return (
    <div className={panels.panel}>
      <p ref={question} tabIndex={-1}>
        {t('credit.check.text')}
      </p>
      <Facts
        facts={[
          { label: t('panel.amount'), value: <bdi>{amount}</bdi> },
          { label: t('ready.network'), value: network },
          {
            label: t('credit.elsewhere.receiver'),
            value: (
              <span dir="ltr" className={styles.whole}>
                {receiver}
              </span>
            ),
          },
        ]}
      />
      <p className={panels.warning}>{t('credit.elsewhere.warning')}</p>
      <div className={styles.actions}>
        <TransactionButton step={step} label={t('credit.check.action')} onClick={onWithdraw} />
        <Button kind="quiet" small disabled={step !== 'idle'} onClick={onChange}>
          {t('credit.check.change')}
        </Button>
      </div>
    </div>
  );
}
