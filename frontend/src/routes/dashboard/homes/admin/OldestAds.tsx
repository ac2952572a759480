import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdminHome } from '../../../../features/homes';
import { useLongDate } from '../../../../i18n/use-long-date';
import { consolePath } from '../home-paths';
import list from '../HomeList.module.css';
import styles from './Decisions.module.css';

/** The ads that wait longest, each alone in the console's list. */
export function OldestAds({ ads }: { ads: AdminHome['oldestAds'] }) {
  const { t } = useTranslation('homes');
  const longDate = useLongDate();
  if (ads.length === 0) return null;
  return (
    <>
      <h3 className={styles.oldest}>{t('admin.oldest')}</h3>
      <ul className={list.list}>
        {ads.map(({ id, title, createdAt }) => (
          <li key={id}>
            <Link to={consolePath('ads', { text: `#${id}` })} className={list.main}>
              <bdi>{title}</bdi>
            </Link>
            <p className={list.note}>
              <time dateTime={createdAt}>{longDate(createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
