import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Ad } from '../../../../features/ads';
import { useLocale } from '../../../../i18n/use-locale';
import { formatNumber } from '../../../../i18n/format';
import { ownAdsPath } from '../../../../paths';
import list from '../HomeList.module.css';
import { HomePart } from '../HomePart';
import { WaitingRow } from './WaitingRow';
import { isWithModerator, waitingOf } from './waiting-ads';

/** More than this stands in the list of all ads. */
const MOST = 4;

/** What an advertiser's ads wait for, the advertiser's own part first. */
export function Waiting({ ads }: { ads: Ad[] }) {
  const { t } = useTranslation('homes');
  const locale = useLocale();
  const waiting = waitingOf(ads);
  const count = ads.filter(isWithModerator).length;
  const note =
    count > 0 && t('advertiser.waits.moderation', { count, formatted: formatNumber(locale, count) });
  return (
    <HomePart
      isFirst
      title={t(waiting.length > 0 ? 'advertiser.waits.title' : 'advertiser.waits.nothing')}
      note={note}
      action={<Link to={ownAdsPath}>{t('advertiser.waits.all')}</Link>}
    >
      {waiting.length > 0 && (
        <ul className={list.list}>
          {waiting.slice(0, MOST).map((one) => (
            <WaitingRow key={one.ad.id} {...one} />
          ))}
        </ul>
      )}
    </HomePart>
  );
}
