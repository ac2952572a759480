import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import { useWallet } from '../../../chain/use-wallet';
import { Button } from '../../../ui/button/Button';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Amount } from '../../../ui/money/Amount';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { Tag, type Tone } from '../../../ui/status/Tag';
import { type CardState, cardStates } from '../payment-machine';
import { useCardInView } from '../use-card-in-view';
import { usePanelFocus } from '../use-panel-focus';
import { type Payment, usePayment } from '../use-payment';
import { ConfirmedPanel } from './ConfirmedPanel';
import { FailedPanel } from './FailedPanel';
import { NetworkPicker } from './NetworkPicker';
import { NetworkSelectPanel } from './NetworkSelectPanel';
import panels from './Panel.module.css';
import styles from './PaymentCard.module.css';
import { ProcessingPanel } from './ProcessingPanel';
import { ReadyPanel } from './ReadyPanel';

interface PaymentCardProps {
  adId: number;
  /** What is had for the money. */
  terms?: ReactNode;
  /** Called once, when the server has seen the last confirmation. */
  onConfirmed?: () => void;
}

const tones: Record<CardState, Tone> = {
  disconnected: 'muted',
  network_select: 'warning',
  ready: 'success',
  processing: 'warning',
  confirmed: 'success',
  error: 'danger',
};

/** Takes the payment for an ad, from connecting a wallet to the last confirmation (spec section 2). */
export function PaymentCard({ adId, terms, onConfirmed }: PaymentCardProps) {
  const { t } = useTranslation('payments');
  const titleId = useId();
  const payment = usePayment(adId);
  const { state, network, error, retry } = payment;
  const word = state.name === 'unknown' ? null : cardStates[state.name];
  const card = useRef<HTMLElement>(null);
  useCardInView(card, word);
  const panel = usePanelFocus(state.name);
  useCallOnce(onConfirmed, state.name === 'confirmed' || state.name === 'settled');
  if (error) return <LoadFailure error={error} retry={retry} />;
  if (word === null) return <Skeleton height="24rem" />;
  return (
    <section ref={card} aria-labelledby={titleId} className={styles.card} data-state={word}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {t('card.title')}
        </h2>
        <span role="status">
          <Tag tone={tones[word]}>{t(`card.state.${word}`)}</Tag>
        </span>
      </header>
      {network?.testnet && <p className={styles.simulated}>{t('card.simulated')}</p>}
      {terms && <p className={styles.terms}>{terms}</p>}
      <div {...panel} role="group" aria-label={t(`card.state.${word}`)} className={styles.panel}>
        <Panel adId={adId} {...payment} />
      </div>
    </section>
  );
}

/** The inside of the card in each state of the machine. */
function Panel({ adId, ...payment }: Payment & { adId: number }) {
  const { state, network, connection, choice } = payment;
  switch (state.name) {
    case 'signing':
    case 'sent':
      return <ProcessingPanel adId={adId} attempt={state.attempt} network={network} />;
    case 'confirming':
    case 'confirmed':
    case 'settled':
    case 'refunding':
      return <ConfirmedPanel payment={state.payment} network={network} />;
    case 'failed':
    case 'lost':
      return <FailedPanel adId={adId} failure={state.failure} transaction={state.transaction} />;
    case 'wrongNetwork':
      return connection && <NetworkSelectPanel chainId={connection.chainId} choice={choice} />;
    default:
      return <StartPanel adId={adId} {...payment} />;
  }
}

/** What stands before a payment: where to pay, if there are several networks, then the wallet or the price. */
function StartPanel({ adId, state, connection, choice, quote }: Payment & { adId: number }) {
  const { payable } = useNetworks();
  const { chosen } = choice;
  return (
    <div className={panels.panel}>
      {payable.length > 1 && <NetworkPicker networks={payable} choice={choice} />}
      {state.name === 'connecting' || !chosen || !connection ? (
        <ConnectingPanel {...chosen} />
      ) : (
        <ReadyPanel adId={adId} account={connection.account} network={chosen} asked={quote} />
      )}
    </div>
  );
}

interface ConnectingPanelProps {
  /** What an ad costs on the network to pay on, in wei; null while that is not known. */
  adPrice?: string | null;
  currency?: string;
}

/** Asks for a wallet before anything else. */
function ConnectingPanel({ adPrice = null, currency = '' }: ConnectingPanelProps) {
  const { t } = useTranslation('payments');
  const { requestConnect } = useWallet();
  return (
    <div className={panels.panel}>
      {adPrice !== null && (
        <p>
          <span className={panels.muted}>{t('card.price')}</span>
          <br />
          <span className={panels.price}>
            <Amount wei={adPrice} currency={currency} />
          </span>
        </p>
      )}
      <h3 className={panels.title}>{t('disconnected.title')}</h3>
      <p className={panels.muted}>{t('disconnected.text')}</p>
      <Button className={panels.action} onClick={requestConnect}>
        {t('disconnected.action')}
      </Button>
    </div>
  );
}

function useCallOnce(callback: (() => void) | undefined, isTime: boolean): void {
  const isDone = useRef(false);
  const call = useEffectEvent(() => callback?.());
  useEffect(() => {
    if (!isTime || isDone.current) return;
    isDone.current = true;
    call();
  }, [isTime]);
}
