import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { participantPath } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { Award } from '../api';
import { useScoreText } from '../hooks/use-score-text';
import { highestScore } from '../rubric';
import styles from './Standings.module.css';

/** Who stands where: a table to read, with a bar for each score to look at. */
export function Standings({ award }: { award: Award }) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const { kind, standings } = award;
  const write = useScoreText(kind);
  if (standings.length === 0) return <EmptyState text={t('standings.empty')} />;
  const best = standings[0]!.score;
  const full = kind === 'judges' ? highestScore : best;
  return (
    <>
      {best === 0 && award.status !== 'closed' && <p>{t(`standings.nothingYet.${kind}`)}</p>}
      <table className={styles.table}>
        <caption className="visually-hidden">
          {t('standings.caption', { award: t(`kind.${kind}.name`) })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.rank}>
              {t('standings.rank')}
            </th>
            <th scope="col">{t('standings.participant')}</th>
            <th scope="col" className={styles.score}>
              {t(`standings.score.${kind}`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ participantId, name, score, rank }) => (
            <tr key={participantId} data-first={(rank === 1 && score > 0) || undefined}>
              <td className={styles.rank}>
                {best === 0 ? t('standings.noRank') : formatNumber(locale, rank)}
              </td>
              <th scope="row" className={styles.participant}>
                <Link to={participantPath(participantId)}>{name}</Link>
                <span aria-hidden="true" className={styles.track}>
                  <span
                    className={styles.bar}
                    style={{ inlineSize: `${best === 0 ? 0 : (score / full) * 100}%` }}
                  />
                </span>
              </th>
              <td className={styles.score}>{write(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
