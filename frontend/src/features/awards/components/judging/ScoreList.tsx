import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useListOwnScoresQuery, type Award } from '../../api';
import styles from './JudgingBoard.module.css';
import { ScoreCard, type Judged } from './ScoreCard';

interface ScoreListProps {
  award: Award;
  userId: number;
  people: Judged[];
}

/** Everybody whom the judge may score, and how many of them they have. */
export function ScoreList({ award, userId, people }: ScoreListProps) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const { data: scores, error, refetch } = useListOwnScoresQuery({ id: award.id });
  if (error && !scores) return <LoadFailure error={error} retry={refetch} />;
  if (!scores) return <Skeleton height="24rem" />;
  const others = people.filter((person) => person.userId !== userId);
  if (others.length === 0) return <EmptyState text={t('standings.empty')} />;
  const savedFor = (id: number) => scores.find(({ participantId }) => participantId === id);
  const scored = others.filter(({ id }) => savedFor(id)).length;
  return (
    <>
      <div role="status">
        <h2 className={styles.progress}>
          {t('judging.progress', {
            scored: scored.toLocaleString(locale),
            count: others.length,
            total: others.length.toLocaleString(locale),
          })}
        </h2>
      </div>
      {others.length < people.length && <p>{t('judging.own')}</p>}
      {others.map((person) => (
        <ScoreCard
          key={person.id}
          person={person}
          awardId={award.id}
          userId={userId}
          saved={savedFor(person.id)}
          isOpen={award.status === 'open'}
        />
      ))}
    </>
  );
}
