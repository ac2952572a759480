import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkAction } from '../../features/auth';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Cover } from '../../ui/layout/Cover';
import { Page } from '../../ui/layout/Page';

/** The link that was mailed to the address that an account had: whoever reads it takes the account back. */
export default function NotMe() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const token = params.get('token');

  if (isDone)
    return (
      <Page>
        <div role="status">
          <Cover title={t('notMe.done.title')} lead={t('notMe.done.text')}>
            <ButtonLink to={paths.support}>{t('notMe.help')}</ButtonLink>
          </Cover>
        </div>
      </Page>
    );
  if (!token)
    return (
      <Page>
        <Cover title={t('incomplete.title')} lead={t('incomplete.text')}>
          <ButtonLink to={paths.forgotPassword}>{t('login.forgot')}</ButtonLink>
        </Cover>
      </Page>
    );
  return (
    <Page>
      <Cover title={t('notMe.title')} lead={t('notMe.lead')}>
        <LinkAction kind="notMe" token={token} onDone={() => setDone(true)} />
      </Cover>
    </Page>
  );
}
