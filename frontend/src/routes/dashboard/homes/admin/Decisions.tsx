import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdminHome } from '../../../../features/homes';
import { useLocale } from '../../../../i18n/use-locale';
import { formatNumber } from '../../../../i18n/format';
import { paths } from '../../../../paths';
import list from '../HomeList.module.css';
import { HomePart } from '../HomePart';
import { decisionsOf, type DecisionToMake } from './decisions-of';
import { OldestAds } from './OldestAds';
import styles from './Decisions.module.css';

/** What waits for a decision, each with the way to it. */
export function Decisions({ home }: { home: AdminHome }) {
  const { t } = useTranslation('homes');
  const waiting = decisionsOf(home).filter(({ count }) => count > 0);
  return (
    <HomePart
      isFirst
      title={t(waiting.length > 0 ? 'admin.title' : 'admin.nothing')}
      action={<Link to={paths.admin}>{t('admin.console')}</Link>}
    >
      {waiting.length === 0 ? (
        <p className={list.none}>{t('admin.quiet')}</p>
      ) : (
        <ul className={styles.decisions}>
          {waiting.map((decision) => (
            <Decision key={decision.what} {...decision} countedTo={home.countedTo} />
          ))}
        </ul>
      )}
      <OldestAds ads={home.oldestAds} />
    </HomePart>
  );
}

interface DecisionProps extends DecisionToMake {
  countedTo: number;
}

function Decision({ what, count, to, isUrgent, countedTo }: DecisionProps) {
  const { t } = useTranslation('homes');
  const formatted = formatNumber(useLocale(), count);
  const isBound = count >= countedTo && what !== 'alarms';
  return (
    <li className={`${styles.decision} ${isUrgent ? styles.urgent : ''}`}>
      <Link to={to} className={styles.link}>
        <span className={styles.count}>{isBound ? t('admin.orMore', { formatted }) : formatted}</span>
        <span>{t(`admin.what.${what}`)}</span>
      </Link>
    </li>
  );
}
