import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { writeNumber } from '../../../../i18n/written';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Loaded } from '../../../../ui/feedback/Loaded';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useListOwnScoresQuery, type Award, type AwardScore } from '../../api';
import styles from './JudgingBoard.module.css';
import { ScoreCard, type Judged } from './ScoreCard';

interface ScoreListProps {
  award: Award;
  userId: number;
  people: Judged[];
}

/** Everybody whom the judge may score, and how many of them they have. */
export function ScoreList({ award, userId, people }: ScoreListProps) {
  const query = useListOwnScoresQuery({ id: award.id });
  return (
    <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
      {(scores) => <Scores award={award} userId={userId} people={people} scores={scores} />}
    </Loaded>
  );
}

function Scores({ award, userId, people, scores }: ScoreListProps & { scores: AwardScore[] }) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const others = people.filter((person) => person.userId !== userId);
  if (others.length === 0) return <EmptyState text={t('standings.empty')} />;
  const savedFor = (id: number) => scores.find(({ participantId }) => participantId === id);
  const scored = others.filter(({ id }) => savedFor(id)).length;
  return (
    <>
      <div role="status">
        <h2 className={styles.progress}>
          {t('judging.progress', {
            scored: writeNumber(locale, scored),
            count: others.length,
            total: writeNumber(locale, others.length),
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
