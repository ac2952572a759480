import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportFailure } from '../../../../ui/forms/report-failure';
import { toast } from '../../../../ui/toast/toast';
import { type SeasonValues, toSeasonChanges, toSeasonValues } from '../../season-values';
import { type AdminSeason, useChangeSeasonMutation } from '../../seasons-api';
import { SeasonDialog } from './SeasonDialog';

interface ChangeDialogProps {
  season: AdminSeason;
  onClose: () => void;
}

/** Changes what is said of a season. A save is about what the form began with, so that it undoes nobody's change unseen. */
export function ChangeDialog({ season, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('admin');
  const [change, { isLoading }] = useChangeSeasonMutation();
  const reportFailure = useReportFailure();
  const [seen] = useState(season);
  const { number } = seen;

  const save = async (form: FormInstance<SeasonValues>, values: SeasonValues) => {
    const { error } = await change({ number, changeSeason: toSeasonChanges(values, seen) });
    if (error)
      return reportFailure(form, error, {
        title: t('seasons.failed.title'),
        text: t('seasons.failed.text'),
      });
    toast({ kind: 'success', title: t('seasons.change.done.title'), text: t('seasons.change.done.text') });
    onClose();
  };
  return (
    <SeasonDialog
      title={t('seasons.change.title', { number })}
      confirm={t('seasons.change.confirm')}
      usualName={`Season ${number}`}
      initial={toSeasonValues(seen)}
      isFirst={number === 1}
      startIsFixed={number > 1 && seen.hasBegun}
      isBusy={isLoading}
      onSave={save}
      onClose={onClose}
    />
  );
}
