import { useTranslation } from 'react-i18next';
import type { CopyUse } from '../../../api/generated/admin';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { CopyNote } from '../../../ui/picture/CopyNote';
import { Section } from '../../../ui/layout/Section';
import { useListFailedPictureCopiesQuery } from '../picture-copies-api';
import styles from './FailedCopies.module.css';
import { RetryCopy } from './RetryCopy';

/** Drawn by {@link FailedCopies}. */
export default function FailedCopiesList({ use }: { use: CopyUse }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useListFailedPictureCopiesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const copies = data?.filter((copy) => copy.use === use) ?? [];
  if (copies.length === 0 && !(error && !data)) return null;
  return (
    <Section title={t('copies.title')}>
      {!data && <LoadFailure error={error} retry={refetch} />}
      <ul className={styles.list}>
        {copies.map((copy) => (
          <li key={copy.id} className={styles.entry}>
            <strong>
              <bdi>{copy.username}</bdi>
            </strong>
            <CopyNote copy={copy} />
            <RetryCopy copy={copy} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
