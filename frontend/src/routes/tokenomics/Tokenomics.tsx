import { useTranslation } from 'react-i18next';
import { TokenomicsContent, useGetTokenomicsQuery } from '../../features/tokenomics';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Skeleton } from '../../ui/skeletons/Skeleton';

export default function Tokenomics() {
  const { t } = useTranslation('tokenomics');
  const {
    data: tokenomics,
    error,
    refetch,
  } = useGetTokenomicsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      {error && <LoadFailure error={error} retry={refetch} />}
      {!error && !tokenomics && <Skeleton height="32rem" />}
      {!error && tokenomics && <TokenomicsContent tokenomics={tokenomics} />}
    </Page>
  );
}
