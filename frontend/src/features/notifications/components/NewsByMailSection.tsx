import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMailPreferenceQuery } from '../api';
import { NewsByMail } from './NewsByMail';
import styles from './NewsByMailSection.module.css';

/** The choice with a heading of its own, for pages that are about more; nothing where the site sends no mail. */
export function NewsByMailSection() {
  const { t } = useTranslation('notifications');
  const titleId = useId();
  const { data } = useGetMailPreferenceQuery();
  if (!data?.isMailConfigured) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('byMail.title')}
      </h2>
      <NewsByMail />
    </section>
  );
}
