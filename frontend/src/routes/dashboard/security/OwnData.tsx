import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/generated/auth';
import { useLazyExportOwnDataQuery } from '../../../session/security-api';
import { Button } from '../../../ui/button/Button';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';
import { saveText } from '../../../ui/download/save-text';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import styles from './Security.module.css';

const DeleteAccountDialog = lazyDialog(() => import('./DeleteAccountDialog'));

const FILE = 'change-makers-account.json';

/** What the site keeps of an account: to take along, or to take away. */
export function OwnData({ user }: { user: User }) {
  const { t } = useTranslation(['dashboard', 'errors']);
  const serverMessage = useServerMessage();
  const [fetchExport, { isFetching, error }] = useLazyExportOwnDataQuery();
  const [isDeleting, setIsDeleting] = useState(false);
  const download = async () => {
    const { data } = await fetchExport();
    if (data) saveText(FILE, JSON.stringify(data, null, 2), 'application/json');
  };
  return (
    <section className={styles.form}>
      <h2>{t('ownData.title')}</h2>
      <p>{t('ownData.text')}</p>
      <Button kind="secondary" loading={isFetching} onClick={() => void download()}>
        {t('ownData.download')}
      </Button>
      <div role="alert">
        {error && !isFetching && (
          <p className={styles.fault}>{serverMessage(error, t('ownData.downloadFailed'))}</p>
        )}
      </div>
      <p>{t('ownData.deleteText')}</p>
      <Button kind="danger" {...DeleteAccountDialog.hints} onClick={() => setIsDeleting(true)}>
        {t('ownData.delete')}
      </Button>
      {isDeleting && <DeleteAccountDialog user={user} onClose={() => setIsDeleting(false)} />}
    </section>
  );
}
