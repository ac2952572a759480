import { useTranslation } from 'react-i18next';
import type { Network } from '../../../chain/networks';
import { Facts } from '../../../ui/facts/Facts';
import { Address } from '../../../ui/money/Address';
import { Amount } from '../../../ui/money/Amount';
import { roundUp } from '../round-up';

interface PaymentReceiptProps {
  /** In wei, as `fee`. */
  price: bigint;
  /** Null until the network has answered. */
  fee: bigint | null;
  account: string;
  network: Network;
}

/** Price, fee and sum, and where they will be taken from. */
export function PaymentReceipt({ price, fee, account, network }: PaymentReceiptProps) {
  const { t } = useTranslation('payments');
  const amount = (wei: bigint) => (
    <Amount wei={roundUp(wei)} currency={network.currency} fractionDigits={6} />
  );
  return (
    <Facts
      facts={[
        { label: t('ready.from'), value: <Address value={account} /> },
        { label: t('ready.network'), value: network.name },
        { label: t('ready.price'), value: amount(price) },
        { label: t('ready.fee'), value: fee === null ? t('ready.estimating') : amount(fee) },
        { label: t('ready.total'), value: fee === null ? '…' : amount(price + fee), isTotal: true },
      ]}
    />
  );
}
