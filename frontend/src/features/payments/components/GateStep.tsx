import { Button } from '../../../ui/button/Button';
import styles from './Panel.module.css';

interface GateStepProps {
  text: string;
  action: string;
  isBusy?: boolean;
  onAct: () => void;
}

export function GateStep({ text, action, isBusy, onAct }: GateStepProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.muted}>{text}</p>
      <Button kind="secondary" small className={styles.action} loading={isBusy} onClick={onAct}>
        {action}
      </Button>
    </div>
  );
}
