import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/generated/auth';
import { useSeasonListQuery } from '../../api/season-list';
import { ScoreFeedback } from '../../features/awards';
import { useBadge } from '../../features/nft';
import {
  hasProfileDraft,
  type OwnParticipant,
  PortraitNote,
  ProfileForm,
  useGetOwnParticipantQuery,
} from '../../features/participants';
import { OwnReports, ReportEditor, useOpenReport } from '../../features/progress';
import { useLocale } from '../../i18n/use-locale';
import { formatNumber } from '../../i18n/format';
import { participantPath, paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Loaded } from '../../ui/feedback/Loaded';
import type { Query } from '../../ui/feedback/query';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { Tag } from '../../ui/status/Tag';
import styles from './ChallengeStatus.module.css';
import { Checklist, type StepState } from './Checklist';
import { PlaceChoice } from './PlaceChoice';
import { useOwnAds } from './use-own-ads';

/** Where somebody who has a place stands in the challenge, as the specification's Challenge Status tab has it. */
export default function ChallengeStatus({ user }: { user: User }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const gone = (
    <EmptyState
      title={t('challenge.missing.title')}
      text={t('challenge.missing.text')}
      action={<ButtonLink to={paths.support}>{t('common:menu.entries.support')}</ButtonLink>}
    />
  );
  return (
    <Loaded query={useGetOwnParticipantQuery({})} skeleton={<Skeleton height="20rem" />} gone={gone}>
      {(participant) => (
        <PlaceChoice first={participant}>
          {(place) => <Challenge key={place.id} user={user} participant={place} />}
        </PlaceChoice>
      )}
    </Loaded>
  );
}

/** Says why nothing of a place can be changed. */
function ClosedNote({ season }: { season: number }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return <p className={styles.closed}>{t('challenge.closed', { season: formatNumber(locale, season) })}</p>;
}

/** Whether a season is closed, so that its part can only be read; undefined until it is known. Where that cannot be loaded, the server refuses. */
function useIsSeasonClosed(season: number): boolean | undefined {
  const { data, isError } = useSeasonListQuery();
  if (!data) return isError ? false : undefined;
  return data.some(({ number, state }) => number === season && state === 'closed');
}

function Challenge({ user, participant }: { user: User; participant: OwnParticipant }) {
  const { t } = useTranslation('dashboard');
  const [isEditing, setEditing] = useState(() => hasProfileDraft(participant));
  const report = useOpenReport();
  const isClosed = useIsSeasonClosed(participant.season);
  const reports = { userId: user.id, participantId: participant.id, season: participant.season };
  if (isClosed === undefined) return <Skeleton height="20rem" />;
  if (report.month !== null && !isClosed)
    return <ReportEditor key={report.month} {...reports} month={report.month} onClose={report.close} />;
  if (isEditing && !isClosed)
    return <ProfileForm participant={participant} onDone={() => setEditing(false)} />;
  return (
    <div className={styles.challenge}>
      <header className={styles.heading}>
        <h2>{t('challenge.order', { order: participant.order })}</h2>
        <Tag tone={participant.isActive ? 'success' : 'muted'}>
          {participant.isActive ? t('challenge.active') : t('challenge.inactive')}
        </Tag>
      </header>
      {isClosed ? (
        <ClosedNote season={participant.season} />
      ) : (
        <PortraitNote copy={participant.pictureCopy} />
      )}
      <OwnReports {...reports} isReadOnly={isClosed} closed={report.closed} onOpen={report.open} />
      <h3>{t('challenge.bio')}</h3>
      <p>
        <bdi>{participant.bio}</bdi>
      </p>
      <h3>{t('challenge.goal')}</h3>
      <p>
        <bdi>{participant.projectDescription}</bdi>
      </p>
      <h3>{t('challenge.checklist')}</h3>
      <OwnChecklist user={user} />
      <div className={styles.actions}>
        {!isClosed && <Button onClick={() => setEditing(true)}>{t('challenge.edit')}</Button>}
        <ButtonLink kind="secondary" to={participantPath(participant.id)}>
          {t('challenge.publicPage')}
        </ButtonLink>
      </div>
      <div className={styles.feedback}>
        <Suspense>
          <ScoreFeedback season={participant.season} />
        </Suspense>
      </div>
    </div>
  );
}

/** What is known of a step; nothing before the answer is there. */
function stateOf<Data>({ currentData, error }: Query<Data>, isDone: (data: Data) => boolean): StepState {
  if (currentData === undefined) return error ? 'unknown' : 'loading';
  return isDone(currentData) ? 'completed' : 'pending';
}

function OwnChecklist({ user }: { user: User }) {
  return (
    <Checklist
      steps={{
        badge: stateOf(useBadge(), (badge) => badge?.state === 'minted'),
        ads: stateOf(useOwnAds(), (ads) => ads.some(({ status }) => status === 'approved')),
        wallet: user.walletAddress === null ? 'pending' : 'completed',
      }}
    />
  );
}
