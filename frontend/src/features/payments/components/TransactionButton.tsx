import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import type { TransactionStep } from '../use-splitter-transaction';
import styles from './Panel.module.css';

interface TransactionButtonProps {
  step: TransactionStep;
  label: string;
  /** Says more than the label where several buttons look alike. */
  description?: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A button for a transaction; while that is under way it says what is being waited for. */
export function TransactionButton({ step, label, description, disabled, onClick }: TransactionButtonProps) {
  const { t } = useTranslation('payments');
  const isIdle = step === 'idle';
  return (
    <Button
      kind="secondary"
      small
      className={styles.action}
      disabled={disabled}
      loading={!isIdle}
      onClick={onClick}
      aria-label={isIdle ? description : undefined}
    >
      {isIdle ? label : t(`action.${step}`)}
    </Button>
  );
}
