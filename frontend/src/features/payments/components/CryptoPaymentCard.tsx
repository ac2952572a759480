import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useCardInView } from '../hooks/use-card-in-view';
import { usePaymentCard } from '../hooks/use-payment-card';
import { CardStateTag } from './CardStateTag';
import styles from './CryptoPaymentCard.module.css';
import { PaymentCardPanel } from './PaymentCardPanel';

interface CryptoPaymentCardProps {
  adId: number;
  /** Called once, when the server has seen the last confirmation. */
  onConfirmed?: () => void;
}

/** Takes the payment for an ad, from connecting a wallet to the last confirmation (spec section 2). */
export function CryptoPaymentCard({ adId, onConfirmed }: CryptoPaymentCardProps) {
  const { t } = useTranslation('payments');
  const titleId = useId();
  const { error, refetch, isSettling, ...situation } = usePaymentCard(adId, onConfirmed);
  const { state, network } = situation;
  const card = useRef<HTMLElement>(null);
  useCardInView(card, state);
  if (error) return <LoadFailure error={error} retry={refetch} />;
  if (isSettling) return <Skeleton height="24rem" />;
  return (
    <section ref={card} aria-labelledby={titleId} className={styles.card} data-state={state}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {t('card.title')}
        </h2>
        <CardStateTag state={state} />
      </header>
      {network?.testnet && <p className={styles.simulated}>{t('card.simulated')}</p>}
      <div className={styles.panel}>
        <PaymentCardPanel adId={adId} {...situation} />
      </div>
    </section>
  );
}
