import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/Picture';
import type { ProgressUpdate } from '../api';
import styles from './Reports.module.css';

/** The pictures in frames of one size, so that nothing moves as they come; each leads to the whole of it. */
export function PictureGrid({ report: { id, title, images } }: { report: ProgressUpdate }) {
  const { t } = useTranslation('reports');
  if (images.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {images.map((address, index) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
            <Picture
              address={address}
              alt={t('report.picture', { number: index + 1, title })}
              seed={id + index}
              missing={t('report.noPicture')}
              className={styles.picture}
              ratio={[4, 3]}
              sizes="(max-width: 27rem) 90vw, 15rem"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
