import { useTranslation } from 'react-i18next';
import { useLongTime } from '../../../i18n/use-long-time';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { type ProgressUpdate, type ProgressVersion, useListProgressVersionsQuery } from '../api';
import styles from './ReportHistory.module.css';
import { SmallPicture } from './SmallPicture';

/** What a report said before it was edited, newest first. */
export function ReportHistory({ report, onClose }: { report: ProgressUpdate; onClose: () => void }) {
  const { t } = useTranslation('progress');
  const query = useListProgressVersionsQuery({ id: report.id });
  return (
    <Dialog title={t('history.title', { month: report.month })} onClose={onClose}>
      <Loaded query={query} skeleton={<Skeleton height="12rem" />}>
        {(versions) => versions.map((version) => <Version key={version.revision} version={version} />)}
      </Loaded>
    </Dialog>
  );
}

function Version({ version }: { version: ProgressVersion }) {
  const { t } = useTranslation('progress');
  const longTime = useLongTime();
  const { revision, title, description, milestone, videoUrl, images, socialPosts, writtenAt } = version;
  const links = [...(videoUrl === null ? [] : [videoUrl]), ...socialPosts];
  return (
    <article className={styles.version}>
      <p className={styles.written}>{t('history.written', { revision, date: longTime(writtenAt) })}</p>
      <h3 className={styles.title}>
        <bdi>{title}</bdi>
      </h3>
      <p className={styles.text}>
        <bdi>{description}</bdi>
      </p>
      {milestone && (
        <p>
          {t('history.milestone')} <bdi>{milestone}</bdi>
        </p>
      )}
      {links.map((link) => (
        <p key={link} className={styles.link} dir="ltr">
          <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
            {link}
          </a>
        </p>
      ))}
      {images.length > 0 && (
        <ul className={styles.images}>
          {images.map((address, index) => (
            <li key={address}>
              <SmallPicture address={address} alt={t('form.pictures.alt', { number: index + 1 })} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
