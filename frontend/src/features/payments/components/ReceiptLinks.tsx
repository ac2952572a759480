import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isolated } from '../../../i18n/isolated';
import { useLocale } from '../../../i18n/use-locale';
import { receiptPath } from '../../../paths';
import { formatCoins } from '../../../ui/money/format-coins';
import { type AdPayment, useAdPaymentSubscription } from '../api';

/** Leads to the receipt of each payment for an ad; nothing while none is confirmed. */
export function ReceiptLinks({ payment }: { payment: AdPayment }) {
  const { t } = useTranslation('payments');
  // The server draws pages as strangers see them, who are told of no receipts.
  useAdPaymentSubscription(
    { id: payment.adId },
    { refetchOnMountOrArgChange: payment.receipts.length === 0 },
  );
  const locale = useLocale();
  return payment.receipts.map(({ txHash, amount, currency }) => (
    <p key={txHash}>
      <Link to={receiptPath(payment.adId, txHash)}>
        {t('panel.receipt', { coins: isolated(`${formatCoins(amount, 4, locale)} ${currency}`) })}
      </Link>
    </p>
  ));
}
