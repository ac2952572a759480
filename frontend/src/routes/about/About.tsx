import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { UrlTabs } from '../../ui/tabs/UrlTabs';
import { Idea } from './Idea';
import { Objectives } from './Objectives';
import { Participation } from './Participation';
import { TokenPlan } from './TokenPlan';

export default function About() {
  const { t } = useTranslation('about');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <UrlTabs
        label={t('title')}
        searchable
        items={[
          { key: 'about', label: t('tabs.about'), children: <Idea /> },
          { key: 'objectives', label: t('tabs.objectives'), children: <Objectives /> },
          { key: 'participation', label: t('tabs.participation'), children: <Participation /> },
          { key: 'tokenomics', label: t('tabs.tokenomics'), children: <TokenPlan /> },
        ]}
      />
    </Page>
  );
}
