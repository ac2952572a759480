import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import type { PayableNetwork } from '../../../chain/networks';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { advertising } from '../../../season';
import { Button } from '../../../ui/button/Button';
import { formatCoins } from '../../../ui/money/format-coins';
import { useFailureText } from '../hooks/use-failure-text';
import { usePayForAd } from '../hooks/use-pay-for-ad';
import { usePaymentQuote } from '../hooks/use-payment-quote';
import { PaymentReceipt } from './PaymentReceipt';
import styles from './Panel.module.css';
import { QuoteFailure } from './QuoteFailure';
import { ShareBar } from './ShareBar';

interface ReadyPanelProps {
  adId: number;
  connection: WalletConnection;
  network: PayableNetwork;
}

/** Shows what will be paid and what becomes of it; one button pays. */
export function ReadyPanel({ adId, connection, network }: ReadyPanelProps) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const failureText = useFailureText();
  const pay = usePayForAd();
  const { quote, failure, askAgain } = usePaymentQuote(adId, connection, network);
  if (failure) return <QuoteFailure failure={failure} askAgain={askAgain} />;

  const { currency, adPrice } = network;
  const price = quote?.price ?? BigInt(adPrice ?? 0);
  const needed = quote && quote.price + quote.fee;
  const isShort = needed !== null && quote !== null && quote.balance < needed;
  return (
    <div className={styles.panel}>
      <PaymentReceipt price={price} fee={quote?.fee ?? null} account={connection.account} network={network} />
      <ShareBar price={price} currency={currency} />
      <p className={styles.note}>{t('ready.promise', { holdDays: advertising.holdDays })}</p>
      {isShort && (
        <p className={styles.alert}>
          {failureText({ code: 'insufficientFunds', amount: needed.toString(), currency })}
        </p>
      )}
      <Button
        className={styles.wide}
        disabled={!quote}
        onClick={() => void pay({ adId, connection, network, agreedPrice: price })}
      >
        {quote
          ? t('ready.payNowAmount', { amount: formatCoins(price, 4, locale), currency })
          : t('ready.payNow')}
      </Button>
    </div>
  );
}
