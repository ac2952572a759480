import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { baseApi } from '../../api/base-api';
import { paths } from '../../paths';
import { forgetEverything } from '../../session/api';
import { sessionSlice } from '../../session/session-slice';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Cover } from '../../ui/layout/Cover';
import { Page } from '../../ui/layout/Page';

/** Where whoever deleted their account ends; nobody else is told so. */
export default function AccountDeleted() {
  const { t } = useTranslation('auth');
  const { state } = useLocation() as { state: { isDeleted?: boolean } | null };
  const isDeleted = state?.isDeleted ?? false;
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isDeleted) return;
    dispatch(sessionSlice.actions.leave());
    dispatch(baseApi.util.invalidateTags(forgetEverything.invalidatesTags));
  }, [dispatch, isDeleted]);
  if (!isDeleted) return <Navigate to={paths.home} replace />;
  return (
    <Page>
      <Cover title={t('deleted.title')} lead={t('deleted.lead')}>
        <p>{t('deleted.text')}</p>
        <ButtonLink to={paths.home}>{t('deleted.home')}</ButtonLink>
      </Cover>
    </Page>
  );
}
