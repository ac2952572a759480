import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasRun, isOver, type Ad, type OwnAd } from '../../../../features/ads';
import { useLocale } from '../../../../i18n/use-locale';
import { formatNumber } from '../../../../i18n/format';
import { adPath } from '../../../../paths';
import list from '../HomeList.module.css';
import { HomePart } from '../HomePart';

const MOST = 4;

/** Those in their run, the ones that end first before the others. */
const runningOf = (ads: Ad[]): OwnAd[] =>
  ads
    .filter(hasRun)
    .filter((ad) => ad.run.state === 'running' && !isOver(ad))
    .toSorted((one, other) => one.run.daysLeft - other.run.daysLeft);

/** The ads that run now, with how long they still do. */
export function Runs({ ads }: { ads: Ad[] }) {
  const { t } = useTranslation(['homes', 'runs']);
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const running = runningOf(ads);
  return (
    <HomePart title={t('advertiser.runs.title')}>
      {running.length === 0 ? (
        <p className={list.none}>{t('advertiser.runs.none')}</p>
      ) : (
        <ul className={list.list}>
          {running.slice(0, MOST).map(({ id, title, run }) => (
            <li key={id}>
              <Link to={adPath(id)} className={list.main}>
                <bdi>{title}</bdi>
              </Link>
              <p className={list.note}>
                {t('runs:left', { counted: number(run.daysLeft), all: t('runs:days', { count: run.days }) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  );
}
