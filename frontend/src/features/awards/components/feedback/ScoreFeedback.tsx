import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../ui/feedback/Loaded';
import { Section } from '../../../../ui/layout/Section';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useListAwardsQuery } from '../../api';
import { useGetScoreFeedbackQuery } from '../../judging-api';
import { JudgesMeans } from './JudgesMeans';
import styles from './ScoreFeedback.module.css';

/** What the judges gave whoever is signed in, in a season that they took part in: nothing until its award is closed. */
export function ScoreFeedback({ season }: { season: number }) {
  const { currentData: awards = [] } = useListAwardsQuery({ season });
  const award = awards.find(({ kind }) => kind === 'judges');
  return award?.status === 'closed' ? <Feedback awardId={award.id} /> : null;
}

/** What judges wrote for the participant: text and nothing else, and nobody's. */
function FeedbackNotes({ notes }: { notes: string[] }) {
  const { t } = useTranslation('awards');
  if (notes.length === 0) return <p>{t('feedback.noNotes')}</p>;
  return (
    <>
      <h3 className={styles.heading}>{t('feedback.notes')}</h3>
      <ul className={styles.notes}>
        {notes.map((note, index) => (
          <li key={index}>
            <blockquote className={styles.words}>
              <bdi>{note}</bdi>
            </blockquote>
          </li>
        ))}
      </ul>
    </>
  );
}

function Feedback({ awardId }: { awardId: number }) {
  const { t } = useTranslation('awards');
  const query = useGetScoreFeedbackQuery({ id: awardId });
  return (
    <Section title={t('feedback.title')}>
      <div className={styles.feedback}>
        <p className={styles.note}>{t('feedback.private')}</p>
        <Loaded query={query} skeleton={<Skeleton height="18rem" label={t('feedback.loading')} />}>
          {({ judges, criteria, notes }) => (
            <>
              {criteria ? (
                <JudgesMeans judges={judges} means={criteria} />
              ) : (
                <p>{t(judges === 0 ? 'feedback.none' : 'feedback.single')}</p>
              )}
              {judges > 0 && <FeedbackNotes notes={notes} />}
            </>
          )}
        </Loaded>
      </div>
    </Section>
  );
}
