import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Reference } from '../ui/feedback/Reference';
import { withReference } from '../ui/feedback/failure-reference';
import { Page } from '../ui/layout/Page';
import { PageHeader } from '../ui/layout/PageHeader';

/** Shown when a screen breaks or its code cannot be fetched, as after a release; loading anew mends most of these. */
export function RouteFailure() {
  const { t, i18n: texts } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Page title={t('routeFailure.title')}>
      <PageHeader title={t('routeFailure.title')} />
      <EmptyState
        text={withReference(texts, t('routeFailure.text'), error)}
        action={
          <>
            <Reference error={error} />
            <Button onClick={() => window.location.reload()}>{t('routeFailure.reload')}</Button>
          </>
        }
      />
    </Page>
  );
}
