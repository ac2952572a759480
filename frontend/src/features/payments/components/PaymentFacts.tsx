import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Network } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { useLongDate } from '../../../i18n/use-long-date';
import { advertising } from '../../../season';
import { Facts } from '../../../ui/facts/Facts';
import { Address } from '../../../ui/money/Address';
import { Amount } from '../../../ui/money/Amount';
import { TransactionLink } from '../../../ui/money/TransactionLink';
import type { AdPayment } from '../api';
import { finalLater } from '../final-after';
import { useCoinHint } from '../use-coin-hint';
import { Noted } from './Noted';

type Row = { label: string; value: ReactNode };

/** Amount, shares, people and transactions of a payment; whatever is not known yet is left out. */
export function PaymentFacts({ payment }: { payment: AdPayment }) {
  const { t } = useTranslation('payments');
  const longDate = useLongDate();
  const network = useNetworks().find(payment.chainId);
  const { amount, founderAmount, platformAmount, payer, paidAt, txHash, settlementTxHash, reason } = payment;
  const money = (wei: string) => <Amount wei={wei} currency={payment.currency ?? ''} />;
  const isGivenBack = payment.status === 'refunding' || payment.status === 'refunded';

  const rows: (Row | false)[] = [
    amount !== null && { label: t('panel.amount'), value: money(amount) },
    founderAmount !== null &&
      !isGivenBack && {
        label: t('panel.founder', { percent: advertising.founderSharePercent }),
        value: money(founderAmount),
      },
    platformAmount !== null &&
      !isGivenBack && {
        label: t('panel.platform', { percent: advertising.platformSharePercent }),
        value: money(platformAmount),
      },
    network !== undefined && { label: t('panel.network'), value: <NetworkName network={network} /> },
    payer !== null && { label: t('panel.payer'), value: <Address value={payer} /> },
    paidAt !== null && { label: t('panel.paidAt'), value: longDate(paidAt) },
    {
      label: t('panel.confirmations'),
      value: <ConfirmationCount payment={payment} />,
    },
    txHash !== null && {
      label: t('panel.transaction'),
      value: <TransactionLink hash={txHash} url={payment.explorerUrl} />,
    },
    settlementTxHash !== null && {
      label: isGivenBack ? t('panel.refund') : t('panel.settlement'),
      value: <TransactionLink hash={settlementTxHash} url={payment.settlementExplorerUrl} />,
    },
    reason !== null && { label: t('panel.reason'), value: reason },
  ];
  return <Facts facts={rows.filter((row): row is Row => row !== false)} />;
}

/** A network by its name, with the mark of those whose coins are worth nothing, and what wallets call its coin. */
function NetworkName({ network: { name, testnet, currency } }: { network: Network }) {
  const { t } = useTranslation('payments');
  const coinHint = useCoinHint(currency);
  return <Noted notes={[testnet && t('networkSelect.testNetwork'), coinHint]}>{name}</Noted>;
}

/** The confirmations in figures, '6/6', and what is still to come on a network that wants more. */
function ConfirmationCount({ payment }: { payment: AdPayment }) {
  const { t } = useTranslation('payments');
  const { confirmations: count, requiredConfirmations: required } = payment;
  const final = finalLater(payment);
  return (
    <Noted notes={[final !== null && t('panel.finalAfter', { final })]}>
      {t('confirmed.count', { count, required })}
    </Noted>
  );
}
