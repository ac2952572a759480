import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { UrlTabs } from '../../ui/tabs/UrlTabs';
import styles from './AffiliateProgram.module.css';
import { Benefits } from './Benefits';
import { Overview } from './Overview';
import { SmartContract } from './SmartContract';
import { Tiers } from './Tiers';

export default function AffiliateProgram() {
  const { t } = useTranslation('affiliate-program');
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink to={paths.register}>{t('register')}</ButtonLink>}
      />
      <aside aria-labelledby="affiliate-notice" className={styles.notice}>
        <h2 id="affiliate-notice">{t('notice.title')}</h2>
        <p>{t('notice.text')}</p>
      </aside>
      <UrlTabs
        label={t('title')}
        searchable
        items={[
          { key: 'overview', label: t('tabs.overview'), children: <Overview /> },
          { key: 'benefits', label: t('tabs.benefits'), children: <Benefits /> },
          { key: 'badges', label: t('tabs.badges'), children: <Tiers /> },
          { key: 'contract', label: t('tabs.contract'), children: <SmartContract /> },
        ]}
      />
    </Page>
  );
}
