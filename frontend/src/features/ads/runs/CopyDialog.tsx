import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import type { Ad } from '../api';
import { OwnProjectBox } from './OwnProjectBox';
import styles from './Runs.module.css';

interface CopyDialogProps {
  ad: Pick<Ad, 'title'>;
  isBusy: boolean;
  onCopy: () => void;
  onClose: () => void;
}

/** Asks a participant to declare it once more, as the copy is a new ad. */
export function CopyDialog({ ad, isBusy, onCopy, onClose }: CopyDialogProps) {
  const { t } = useTranslation('runs');
  const [isDeclared, setDeclared] = useState(false);
  return (
    <Dialog title={t('copy.title', { title: ad.title })} isBusy={isBusy} onClose={onClose}>
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          onCopy();
        }}
      >
        <p>{t('copy.text')}</p>
        <OwnProjectBox required checked={isDeclared} onChange={({ target }) => setDeclared(target.checked)} />
        <div className={styles.actions}>
          <Button type="submit" loading={isBusy}>
            {t('actions.copy')}
          </Button>
          <Button kind="secondary" disabled={isBusy} onClick={onClose}>
            {t('copy.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
