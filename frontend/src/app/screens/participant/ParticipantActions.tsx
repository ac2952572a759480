import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Participant } from '../../../features/participants';
import { VoteButton } from '../../../features/votes';
import { useLocale } from '../../../i18n/use-locale';
import styles from './ParticipantActions.module.css';

/** How many stand behind a participant, and what the reader can do for them. `?vote=1` in the address asks for the vote at once. */
export function ParticipantActions({ person }: { person: Participant }) {
  const { t } = useTranslation('votes');
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const forgetQuestion = () => {
    const rest = new URLSearchParams(params);
    rest.delete('vote');
    setParams(rest, { replace: true, preventScrollReset: true });
  };
  const { votesReceived: count } = person;
  return (
    <div className={styles.actions}>
      <p className={styles.figure}>{t('received', { count, formatted: count.toLocaleString(locale) })}</p>
      <VoteButton
        key={person.id}
        candidate={person}
        opensAtOnce={params.has('vote')}
        onClosed={params.has('vote') ? forgetQuestion : undefined}
      />
    </div>
  );
}
