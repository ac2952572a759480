import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LoginForm, RegisterForm, safeNextPath } from '../../features/auth';
import { paths } from '../../paths';
import { useSession } from '../../session/use-session';
import { Seal } from '../../ui/badge/Seal';
import { Page } from '../../ui/layout/Page';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import { UrlTabs } from '../../ui/tabs/UrlTabs';
import styles from './Register.module.css';

/** Register and Login. Whoever is signed in, from before or just now, goes on to `?next=` or home. */
export default function Register() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const { status } = useSession();
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'user') return <Navigate to={safeNextPath(params.get('next')) ?? paths.home} replace />;
  return (
    <Page title={t('title')}>
      <div className={styles.columns}>
        <header className={styles.cover}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <Seal className={styles.seal} />
        </header>
        <div className={styles.forms}>
          <UrlTabs
            items={[
              { key: 'register', label: t('register.tab'), children: <RegisterForm /> },
              { key: 'login', label: t('login.tab'), children: <LoginForm /> },
            ]}
          />
        </div>
      </div>
    </Page>
  );
}
