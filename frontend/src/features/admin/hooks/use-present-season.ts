import type { FormInstance } from 'antd';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error';
import { rebaseSeason } from '../rebase-season';
import type { SeasonValues } from '../season-values';
import { type AdminSeason, useListAdminSeasonsQuery } from '../seasons-api';

/**
 * The season that a form's changes are about: as it was when the form was opened, so that a save undoes nobody's change unseen; once
 * somebody was told of such a change, as it is by then, with what was typed kept.
 */
export function usePresentSeason(season: AdminSeason) {
  const [seen, setSeen] = useState(season);
  const [isCatchingUp, setCatchingUp] = useState(false);
  const { refetch } = useListAdminSeasonsQuery();

  const catchUp = async (form: FormInstance<SeasonValues>, values: SeasonValues, error: unknown) => {
    if (!isApiError(error) || error.problem?.code !== 'season_changed') return;
    setCatchingUp(true);
    const { data = [] } = await refetch();
    setCatchingUp(false);
    const present = data.find(({ number }) => number === seen.number);
    if (!present) return;
    // With what was typed since it was sent; a form that is gone by now has no values.
    const typed = { ...values, ...form.getFieldsValue() };
    form.setFieldsValue(rebaseSeason(typed, seen, present));
    setSeen(present);
  };
  return { seen, catchUp, isCatchingUp };
}
