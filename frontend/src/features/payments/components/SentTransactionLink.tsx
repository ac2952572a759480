import { useTranslation } from 'react-i18next';
import { transactionUrl } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { Labelled } from '../../../ui/labelled/Labelled';
import { TransactionLink } from '../../../ui/money/TransactionLink';
import type { SentTransaction } from '../payment-attempt';

/** The hash of a payment that is on its way. */
export function SentTransactionLink({ transaction: { txHash, chainId } }: { transaction: SentTransaction }) {
  const { t } = useTranslation('payments');
  const network = useNetworks().find(chainId);
  return (
    <p>
      <Labelled label={t('processing.hash')}>
        <TransactionLink hash={txHash} url={network ? transactionUrl(network, txHash) : null} />
      </Labelled>
    </p>
  );
}
