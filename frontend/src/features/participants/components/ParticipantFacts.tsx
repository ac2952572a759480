import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLongDate } from '../../../i18n/use-long-date';
import { seasonPath } from '../../../paths';
import type { Participant } from '../api';
import { linksOf } from '../social-links';
import styles from './ParticipantFacts.module.css';
import { ProgressBar } from './ProgressBar';
import { SocialLinks } from './SocialLinks';

/** What stands under the portrait on a participant's page. */
export function ParticipantFacts({ person }: { person: Participant }) {
  const { t } = useTranslation('participants');
  const longDate = useLongDate();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('page.progress')}</dt>
        <dd>
          <ProgressBar label={t('page.progress')} percent={person.challengeCompletion} />
        </dd>
      </div>
      {linksOf(person).length > 0 && (
        <div>
          <dt>{t('page.links')}</dt>
          <dd>
            <SocialLinks person={person} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('page.season')}</dt>
        <dd>
          <Link to={seasonPath(person.season)}>{t('page.seasonName', { season: person.season })}</Link>
        </dd>
      </div>
      <div>
        <dt>{t('page.joined')}</dt>
        <dd>
          <time dateTime={person.createdAt}>{longDate(person.createdAt)}</time>
        </dd>
      </div>
    </dl>
  );
}
