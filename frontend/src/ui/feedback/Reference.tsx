import { useTranslation } from 'react-i18next';
import { Labelled } from '../labelled/Labelled';
import { CopyButton } from '../money/CopyButton';
import styles from './Feedback.module.css';

/** Names a failure as the site's log does, to be copied for whoever is asked for help; nothing where there is no such name. */
export function Reference({ reference }: { reference: string | undefined }) {
  const { t } = useTranslation('common');
  if (reference === undefined) return null;
  return (
    <p className={styles.reference}>
      <Labelled label={t('reference.label')}>
        <bdi dir="ltr">{reference}</bdi>
      </Labelled>{' '}
      <CopyButton text={reference} label={t('reference.copy')} />
    </p>
  );
}
