import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReportFailure } from '../../../../ui/forms/report-failure';
import { toast } from '../../../../ui/toast/toast';
import { usePresentSeason } from '../../hooks/use-present-season';
import { type SeasonValues, toSeasonChanges, toSeasonValues, usualName } from '../../season-values';
import { type AdminSeason, useChangeSeasonMutation } from '../../seasons-api';
import { SeasonDialog } from './SeasonDialog';

interface ChangeDialogProps {
  season: AdminSeason;
  onClose: () => void;
}

/** Changes what is said of a season; whoever was told that somebody else did so meanwhile may save on top of that. */
export function ChangeDialog({ season, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('admin');
  const [change, { isLoading }] = useChangeSeasonMutation();
  const reportFailure = useReportFailure();
  const { seen, catchUp, isCatchingUp } = usePresentSeason(season);
  const { number } = seen;

  const save = async (form: FormInstance<SeasonValues>, values: SeasonValues) => {
    const { error } = await change({ number, changeSeason: toSeasonChanges(values, seen) });
    if (error) {
      reportFailure(form, error, { title: t('seasons.failed.title'), text: t('seasons.failed.text') });
      return catchUp(form, values, error);
    }
    toast({ kind: 'success', title: t('seasons.change.done.title'), text: t('seasons.change.done.text') });
    onClose();
  };
  return (
    <SeasonDialog
      title={t('seasons.change.title', { number })}
      confirm={t('seasons.change.confirm')}
      usualName={usualName(seen)}
      initial={toSeasonValues(seen)}
      isFirst={number === 1}
      startIsFixed={number > 1 && seen.hasBegun}
      isBusy={isLoading || isCatchingUp}
      onSave={save}
      onClose={onClose}
    />
  );
}
