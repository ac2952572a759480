import { useTranslation } from 'react-i18next';
import { useGetConfigQuery } from '../../api/generated/config';
import { ForgotPasswordForm } from '../../features/auth';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Loaded } from '../../ui/feedback/Loaded';
import { Cover } from '../../ui/layout/Cover';
import { Page } from '../../ui/layout/Page';
import { Skeleton } from '../../ui/skeletons/Skeleton';

/** The way to a new password: by a mailed link, or by the organisers where the site sends no mail. */
export default function ForgotPassword() {
  const { t } = useTranslation('auth');
  const query = useGetConfigQuery();
  return (
    <Page>
      <Cover title={t('forgot.title')} lead={t('forgot.lead')}>
        <Loaded query={query} skeleton={<Skeleton height="12rem" />}>
          {({ sendsMail, supportEmail }) =>
            sendsMail ? (
              <ForgotPasswordForm />
            ) : (
              <EmptyState
                text={t('forgot.noMail')}
                action={supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
              />
            )
          }
        </Loaded>
      </Cover>
    </Page>
  );
}
