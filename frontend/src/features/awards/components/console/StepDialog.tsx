import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { useUpdateAwardMutation } from '../../admin-api';
import type { Award } from '../../api';
import styles from './Console.module.css';

export type Step = 'open' | 'close' | 'reopen';

const statusOf = { open: 'open', close: 'closed', reopen: 'open' } as const;

interface StepDialogProps {
  award: Award;
  step: Step;
  onClose: () => void;
}

/** Says what opening, closing or reopening an award does, before it is done. */
export function StepDialog({ award, step, onClose }: StepDialogProps) {
  const { t } = useTranslation(['awards', 'errors']);
  const serverMessage = useServerMessage();
  const [update, { isLoading, error }] = useUpdateAwardMutation();
  const go = async () => {
    const { error: failure } = await update({ id: award.id, updateAward: { status: statusOf[step] } });
    if (!failure) onClose();
  };
  return (
    <Dialog
      title={t(`console.step.${step}.title`, { award: t(`kind.${award.kind}.name`) })}
      isBusy={isLoading}
      onClose={onClose}
    >
      <p>{t(`console.step.${step}.text`)}</p>
      {step !== 'reopen' && <p>{t(`console.step.${step}.kind.${award.kind}`)}</p>}
      <p role="alert" className={styles.fault}>
        {error && serverMessage(error, t('console.failed'))}
      </p>
      <div className={styles.actions}>
        <Button loading={isLoading} onClick={() => void go()}>
          {t(`console.step.${step}.confirm`)}
        </Button>
        <Button kind="quiet" disabled={isLoading} onClick={onClose}>
          {t('console.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
