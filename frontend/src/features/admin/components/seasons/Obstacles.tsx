import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { Button } from '../../../../ui/button/Button';
import { useObstacleText } from '../../hooks/use-obstacle-text';
import type { SeasonObstacle } from '../../seasons-api';
import styles from './Seasons.module.css';

interface ObstaclesProps {
  /** Its number. */
  season: number;
  obstacles: SeasonObstacle[];
  /** Somebody goes to where one is mended. */
  onLeave: () => void;
  onChangeDates: () => void;
}

/** Where in the console each is mended. */
const tabs = {
  awards_open: { tab: 'awards', words: 'toAwards' },
  months_without_root: { tab: 'votes', words: 'toVotes' },
  reports_due: { tab: 'reports', words: 'toReports' },
} as const;

/** Where a tab of the console shows what belongs to a season. */
const consoleTab = (tab: string, season: number): To => ({
  search: new URLSearchParams({ tab, season: String(season) }).toString(),
});

/** What stands in the way of closing a season, each with the way to where it is mended. */
export function Obstacles({ season, obstacles, onLeave, onChangeDates }: ObstaclesProps) {
  const { t } = useTranslation('admin');
  const textOf = useObstacleText();
  return (
    <>
      <p>{t('seasons.obstacles.title')}</p>
      <ul className={styles.obstacles}>
        {obstacles.map(({ code, params }) => (
          <li key={code}>
            {textOf({ code, params })}
            {params.reports && (
              <ul className={styles.reports}>
                {params.reports.map(({ participantId, name, months }) => (
                  <li key={participantId}>
                    {t('seasons.obstacles.reportsOf', { name, months: months.join(', ') })}
                  </li>
                ))}
              </ul>
            )}
            <div>
              {code === 'not_ended' ? (
                <Button small kind="secondary" onClick={onChangeDates}>
                  {t('seasons.obstacles.toDates')}
                </Button>
              ) : (
                <Link to={consoleTab(tabs[code].tab, season)} onClick={onLeave}>
                  {t(`seasons.obstacles.${tabs[code].words}`)}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
