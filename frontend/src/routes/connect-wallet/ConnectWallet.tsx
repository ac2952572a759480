import { useTranslation } from 'react-i18next';
import { WalletClaims } from '../../features/payments';
import { ConnectWalletContent, WalletRoot } from '../../features/wallet';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';

export default function ConnectWallet() {
  const { t } = useTranslation('wallet');
  return (
    <Page>
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      <ConnectWalletContent>
        <WalletClaims />
      </ConnectWalletContent>
      <WalletRoot />
    </Page>
  );
}
