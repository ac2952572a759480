import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReportFailure } from '../../../../ui/forms/report-failure';
import { toast } from '../../../../ui/toast/toast';
import { type SeasonValues, toPlan, usualName, valuesAfter } from '../../season-values';
import { type AdminSeason, usePlanSeasonMutation } from '../../seasons-api';
import { SeasonDialog } from './SeasonDialog';
import styles from './Seasons.module.css';

interface PlanDialogProps {
  /** The season before the planned one. */
  before: AdminSeason;
  onClose: () => void;
  onDone: () => void;
}

/** Plans the next season; says where there is no way back to the site from before seasons. */
export function PlanDialog({ before, onClose, onDone }: PlanDialogProps) {
  const { t } = useTranslation('admin');
  const [plan, { isLoading }] = usePlanSeasonMutation();
  const reportFailure = useReportFailure();
  const number = before.number + 1;

  const save = async (form: FormInstance<SeasonValues>, values: SeasonValues) => {
    const { error } = await plan({ planSeason: toPlan(values) });
    if (error)
      return reportFailure(form, error, {
        title: t('seasons.failed.title'),
        text: t('seasons.failed.text'),
      });
    toast({ kind: 'success', title: t('seasons.plan.done.title'), text: t('seasons.plan.done.text') });
    onDone();
  };
  return (
    <SeasonDialog
      title={t('seasons.plan.title', { number })}
      note={
        <>
          {before.number === 1 && <p className={styles.warning}>{t('seasons.plan.noReturn')}</p>}
          <p className={styles.note}>{t('seasons.plan.lead', { before: before.number })}</p>
        </>
      }
      confirm={t('seasons.plan.confirm')}
      usualName={usualName({ number })}
      initial={valuesAfter(before)}
      isBusy={isLoading}
      onSave={save}
      onClose={onClose}
    />
  );
}
