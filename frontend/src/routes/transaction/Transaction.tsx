import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { TransactionDetails } from '../../features/payments';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { chainIdIn } from './chain-id-in';

/** The page of one transaction, for chains without a public explorer. */
export default function Transaction() {
  const { t } = useTranslation('payments');
  const { hash = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <Page>
      <PageHeader title={t('transaction.title')} />
      <TransactionDetails hash={hash} chainId={chainIdIn(search)} />
    </Page>
  );
}
