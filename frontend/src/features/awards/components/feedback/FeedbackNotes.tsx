import { useTranslation } from 'react-i18next';
import styles from './ScoreFeedback.module.css';

/** What judges wrote for the participant: text and nothing else, and nobody's. */
export function FeedbackNotes({ notes }: { notes: string[] }) {
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
