import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n';
import { Button } from '../../../ui/button/Button';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';
import { hasEditDraft } from '../edit-draft';
import { RunActions } from '../runs/RunActions';
import { isOver, type OwnAd } from '../runs/run-words';
import { RunStatus } from '../runs/RunStatus';
import styles from './OwnerTools.module.css';

const EditAd = lazyDialog(async () => {
  const [dialog] = await Promise.all([import('./EditAd'), loadNamespaces('errors')]);
  return dialog;
});

/** What only the owner of an ad sees: where its run stands, the moderator's reason, and what may be done. */
export function OwnerTools({ ad }: { ad: OwnAd }) {
  const { t } = useTranslation('ads');
  const [editing, setEditing] = useState(false);
  const isEditable = !isOver(ad);
  return (
    <aside aria-label={t('owner.title')} className={styles.tools}>
      <h2 className={styles.heading}>{t('owner.title')}</h2>
      <RunStatus ad={ad} />
      {isEditable && ad.status !== 'pending' && <p>{t('owner.editNote')}</p>}
      {ad.reason && (
        <div>
          <h3 className={styles.label}>{t('owner.reason')}</h3>
          <p className={styles.reason}>
            <bdi>{ad.reason}</bdi>
          </p>
        </div>
      )}
      {isEditable && (
        <Button {...EditAd.hints} kind="secondary" className={styles.edit} onClick={() => setEditing(true)}>
          {t(hasEditDraft(ad) ? 'owner.resume' : 'owner.edit')}
        </Button>
      )}
      <RunActions ad={ad} />
      {editing && <EditAd ad={ad} onClose={() => setEditing(false)} />}
    </aside>
  );
}
