import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetChallengeSettingsQuery } from '../../api/challenge-settings';
import { FollowButton } from '../../features/follows';
import type { Participant } from '../../features/participants';
import { useListSeasonsQuery, useNextSeason } from '../../features/seasons';
import { VoteButton } from '../../features/votes';
import { useLongDay } from '../../i18n/use-long-date';
import { useLocale } from '../../i18n/use-locale';
import { formatNumber } from '../../i18n/format';
import { participantPath } from '../../paths';
import { useSession } from '../../session/use-session';
import { optionalPart } from '../../ui/optional-part';
import { ShareButton } from '../../ui/share/ShareButton';
import styles from './ParticipantActions.module.css';

/** Only whoever is signed in fetches it. */
const ReminderOffer = optionalPart(() => import('../ReminderOffer'));

/** How many stand behind a participant, and what the reader can do for them: votes are given once the season has begun. `?vote=1` in the address asks for the vote at once. */
export default function ParticipantActions({ person }: { person: Participant }) {
  const { t } = useTranslation(['votes', 'participants']);
  const locale = useLocale();
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const forgetQuestion = () => {
    const rest = new URLSearchParams(params);
    rest.delete('vote');
    setParams(rest, { replace: true, preventScrollReset: true });
  };
  const { id, userId, name, votesReceived, followers, season } = person;
  const next = useNextSeason();
  const isOver = useIsOver(season);
  const writeDay = useLongDay();
  const figure = (count: number) => ({ count, formatted: formatNumber(locale, count) });
  return (
    <div className={styles.actions}>
      <p className={styles.figures}>
        <span>{t('received', figure(votesReceived))}</span>
        <span>{t('participants:page.followers', figure(followers))}</span>
      </p>
      {next?.number === season ? (
        <p className={styles.early}>{t('participants:early.note', { date: writeDay(next.startsAt) })}</p>
      ) : (
        <VoteButton
          key={id}
          candidate={person}
          opensAtOnce={params.has('vote')}
          onClosed={params.has('vote') ? forgetQuestion : undefined}
        />
      )}
      <FollowButton participantId={id} userId={userId} name={name} isOver={isOver} />
      {next?.number !== season && <ShareButton path={participantPath(id)} title={name} />}
      {user && <ReminderOffer key={user.id} userId={user.id} />}
    </div>
  );
}

/** Whether a season is one before the current one, or closed, as far as that is known. */
function useIsOver(season: number): boolean {
  const { data: settings } = useGetChallengeSettingsQuery();
  const { data: seasons = [] } = useListSeasonsQuery();
  const isClosed = seasons.some(({ number, state }) => number === season && state === 'closed');
  return isClosed || (settings !== undefined && season < settings.season);
}
