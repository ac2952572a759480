import { useTranslation } from 'react-i18next';
import { AdFilters, AdResults, useAdFilter } from '../../features/ads';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Band } from '../../ui/layout/Band';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';

export default function Ads() {
  const { t } = useTranslation('ads');
  const [filter, changeFilter] = useAdFilter();
  return (
    <>
      <Page>
        <PageHeader title={t('list.title')} lead={t('list.lead')} />
        <AdFilters filter={filter} onChange={changeFilter} />
        <AdResults filter={filter} />
      </Page>
      <Band
        title={t('callToAction.title')}
        text={t('callToAction.text')}
        action={<ButtonLink to={paths.submitAd}>{t('callToAction.submit')}</ButtonLink>}
      />
    </>
  );
}
