import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { usePreferences } from '../hooks/use-preferences';
import { usePush } from './use-push';
import { usePushAnswer } from './use-push-answer';
import styles from './BeReminded.module.css';

interface BeRemindedProps {
  /** It was answered: it is not shown again. */
  onAnswered: () => void;
}

/** Push as something that may be had: not where it is on, refused or impossible. */
function usePushOffer() {
  const { isKnown, isOn, isRefused, isChanging, turn } = usePush();
  const tell = usePushAnswer();
  return {
    isOffered: isKnown && !isOn && !isRefused,
    isChanging,
    turnOn: async () => tell(await turn(true)),
  };
}

/** What whoever has just voted or followed may have besides, each by one press; quiet, and gone for good once it was answered. */
export default function BeReminded({ onAnswered }: BeRemindedProps) {
  const { t } = useTranslation('notifications');
  const titleId = useId();
  const { preferences, choose } = usePreferences();
  const push = usePushOffer();
  if (!preferences) return null;
  const { digest, isMailConfigured, isEmailConfirmed } = preferences;
  const mayHaveDigest = isMailConfigured && isEmailConfirmed && digest === 'none';
  return (
    <section aria-labelledby={titleId} className={styles.offer}>
      <h2 id={titleId} className={styles.title}>
        {t('told.offer.title')}
      </h2>
      <p>{t('told.offer.text')}</p>
      <div className={styles.choices}>
        {mayHaveDigest && (
          <Button small kind="secondary" onClick={() => void choose({ digest: 'weekly' })}>
            {t('told.offer.weekly')}
          </Button>
        )}
        {push.isOffered && (
          <Button small kind="secondary" loading={push.isChanging} onClick={() => void push.turnOn()}>
            {t('told.offer.push')}
          </Button>
        )}
        <Button small kind="quiet" onClick={onAnswered}>
          {t(mayHaveDigest || push.isOffered ? 'told.offer.dismiss' : 'told.offer.close')}
        </Button>
      </div>
    </section>
  );
}
