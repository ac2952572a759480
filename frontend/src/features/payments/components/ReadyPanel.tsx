import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { PayableNetwork } from '../../../chain/networks';
import { useLocale } from '../../../i18n/use-locale';
import { advertising } from '../../../season';
import { Button } from '../../../ui/button/Button';
import { Facts } from '../../../ui/facts/Facts';
import { Address } from '../../../ui/money/Address';
import { Amount } from '../../../ui/money/Amount';
import { formatCoins } from '../../../ui/money/format-coins';
import { useFailureText, roundUp } from '../payment-failure';
import { payNow } from '../payments-slice';
import { splitShares } from '../shares';
import { useCoinHint } from '../use-coin-hint';
import type { QuoteStep } from '../use-payment';
import { Noted } from './Noted';
import panels from './Panel.module.css';
import styles from './ReadyPanel.module.css';

interface ReadyPanelProps {
  adId: number;
  /** Whose coins would pay. */
  account: string;
  network: PayableNetwork;
  asked: QuoteStep;
}

/** Shows what will be paid and what becomes of it; one button pays, and the listener does the rest. */
export function ReadyPanel({ adId, account, network, asked }: ReadyPanelProps) {
  const { t } = useTranslation('payments');
  const failureText = useFailureText();
  const locale = useLocale();
  const dispatch = useDispatch();
  if (asked.step === 'refused')
    return <QuoteFailure text={failureText(asked.failure)} askAgain={asked.askAgain} />;

  const quote = asked.step === 'answered' ? asked.quote : undefined;
  const { currency } = network;
  const price = quote?.price ?? network.adPrice ?? '0';
  const fee = quote ? BigInt(quote.fee) : null;
  const needed = fee === null ? null : BigInt(price) + fee;
  const isShort = quote !== undefined && needed !== null && BigInt(quote.balance) < needed;
  return (
    <div className={panels.panel}>
      <Receipt price={BigInt(price)} fee={fee} account={account} network={network} />
      <ShareBar price={BigInt(price)} currency={currency} />
      <p className={panels.note}>{t('ready.promise', { holdDays: advertising.holdDays })}</p>
      {isShort && (
        <p className={panels.alert}>
          {failureText({ code: 'insufficientFunds', amount: needed.toString(), currency })}
        </p>
      )}
      <Button
        className={panels.wide}
        disabled={!quote}
        onClick={() => dispatch(payNow({ adId, network, price }))}
      >
        {quote
          ? t('ready.payNowAmount', { amount: formatCoins(price, 4, locale), currency })
          : t('ready.payNow')}
      </Button>
    </div>
  );
}

/** Says why there is nothing to pay with one click now, for example because the ad is paid already. */
function QuoteFailure({ text, askAgain }: { text: string; askAgain: () => unknown }) {
  const { t } = useTranslation('payments');
  return (
    <div className={panels.panel} role="alert">
      <p className={panels.alert}>{text}</p>
      <Button kind="secondary" className={panels.action} onClick={() => void askAgain()}>
        {t('error.tryAgain')}
      </Button>
    </div>
  );
}

interface ReceiptProps {
  /** In wei, as `fee`. */
  price: bigint;
  /** Null until the network has answered. */
  fee: bigint | null;
  account: string;
  network: PayableNetwork;
}

/** Price, fee and sum, and where they will be taken from. */
function Receipt({ price, fee, account, network: { name, currency } }: ReceiptProps) {
  const { t } = useTranslation('payments');
  const coinHint = useCoinHint(currency);
  const amount = (wei: bigint) => <Amount wei={roundUp(wei)} currency={currency} fractionDigits={6} />;
  return (
    <Facts
      facts={[
        { label: t('ready.from'), value: <Address value={account} /> },
        { label: t('ready.network'), value: <Noted notes={[coinHint]}>{name}</Noted> },
        { label: t('ready.price'), value: amount(price) },
        { label: t('ready.fee'), value: fee === null ? t('ready.estimating') : amount(fee) },
        { label: t('ready.total'), value: fee === null ? '…' : amount(price + fee), isTotal: true },
      ]}
    />
  );
}

const { founderSharePercent, platformSharePercent } = advertising;

/** To scale, as long as the smaller share has room for its words. */
const columns = {
  gridTemplateColumns: `minmax(6rem, ${founderSharePercent}fr) ${platformSharePercent}fr`,
};

/** The founder's and the platform's share of a payment of so many wei, drawn to scale. */
function ShareBar({ price, currency }: { price: bigint; currency: string }) {
  const { t } = useTranslation('payments');
  const { founder, platform } = splitShares(price);
  return (
    <figure className={styles.shares} style={columns}>
      <figcaption className={styles.caption}>{t('ready.splitTitle')}</figcaption>
      <div className={styles.founder}>
        <span className={styles.label}>{t('ready.founder', { percent: founderSharePercent })}</span>
        <Amount wei={founder} currency={currency} />
      </div>
      <div className={styles.platform}>
        <span className={styles.label}>{t('ready.platform', { percent: platformSharePercent })}</span>
        <Amount wei={platform} currency={currency} />
      </div>
    </figure>
  );
}
