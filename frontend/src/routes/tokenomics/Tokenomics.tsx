import { useTranslation } from 'react-i18next';
import { TokenomicsContent, useGetTokenomicsQuery } from '../../features/tokenomics';
import { Loaded } from '../../ui/feedback/Loaded';
import { useFresh } from '../../ui/feedback/use-fresh';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Skeleton } from '../../ui/skeletons/Skeleton';

export default function Tokenomics() {
  const { t } = useTranslation('tokenomics');
  const query = useGetTokenomicsQuery(undefined, useFresh());
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Loaded query={query} skeleton={<Skeleton height="32rem" />}>
        {(tokenomics) => <TokenomicsContent tokenomics={tokenomics} />}
      </Loaded>
    </Page>
  );
}
