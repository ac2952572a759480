import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMonthNames, type Film } from '../../features/progress';
import { season } from '../../season';
import { countBy } from './film-choice';
import styles from './Months.module.css';
import { useFilmChoice } from './use-film-choice';

const months = Array.from({ length: season.months }, (_, index) => index + 1);

/** The months of the season as a strip; those with films lead to them, of the channel that is chosen. */
export function Months({ films }: { films: Film[] }) {
  const { t } = useTranslation('streaming');
  const nameOf = useMonthNames();
  const { choice, link } = useFilmChoice();
  const { channel } = choice;
  const ofChannel = channel ? films.filter(({ participantId }) => participantId === channel) : films;
  const countOf = countBy(ofChannel, 'month');
  const isCurrent = (month?: number) => (choice.month === month ? 'true' : undefined);
  return (
    <nav aria-label={t('months.label')}>
      <ul className={styles.strip}>
        <li>
          <Link {...link({ channel })} aria-current={isCurrent()} className={styles.month}>
            <strong>{t('months.all')}</strong>
            <span>{t('films.count', { count: ofChannel.length })}</span>
          </Link>
        </li>
        {months.map((month) => {
          const count = countOf(month);
          const { ofSeason, ofCalendar } = nameOf(month);
          const words = (
            <>
              <strong>{ofSeason}</strong>
              {ofCalendar && <span>{ofCalendar}</span>}
              <span>{t('films.count', { count })}</span>
            </>
          );
          return (
            <li key={month}>
              {count > 0 || choice.month === month ? (
                <Link {...link({ month, channel })} aria-current={isCurrent(month)} className={styles.month}>
                  {words}
                </Link>
              ) : (
                <span className={`${styles.month} ${styles.empty}`}>{words}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
