import { useTranslation } from 'react-i18next';
import type { Participant } from '../../../api/generated/participants';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { VoteButton } from './VoteButton';
import styles from './VotingLine.module.css';

/** How many votes somebody has, and the way to give one more: the foot of a card. */
export function VotingLine({ person }: { person: Participant }) {
  const { t } = useTranslation('votes');
  const locale = useLocale();
  const { votesReceived: count } = person;
  return (
    <div className={styles.line}>
      <p className={styles.count}>{t('received', { count, formatted: formatNumber(locale, count) })}</p>
      <VoteButton small candidate={person} />
    </div>
  );
}
