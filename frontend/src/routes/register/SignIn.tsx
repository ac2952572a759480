import { useTranslation } from 'react-i18next';
import { LoginForm, RegisterForm } from '../../features/auth';
import { Cover } from '../../ui/layout/Cover';
import { Page } from '../../ui/layout/Page';
import { UrlTabs } from '../../ui/tabs/UrlTabs';

/** Register and Login, for whoever is not signed in. */
export function SignIn() {
  const { t } = useTranslation('auth');
  return (
    <Page>
      <Cover title={t('title')} lead={t('lead')}>
        <UrlTabs
          label={t('title')}
          items={[
            { key: 'register', label: t('register.tab'), children: <RegisterForm /> },
            { key: 'login', label: t('login.tab'), children: <LoginForm /> },
          ]}
        />
      </Cover>
    </Page>
  );
}
