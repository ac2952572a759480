import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payAdPath } from '../../../paths';
import { Button } from '../../../ui/button/Button';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import type { Ad } from '../api';
import { EditAd } from './EditAd';
import styles from './OwnerTools.module.css';

const payableAgain: Ad['paymentStatus'][] = ['pending', 'failed', 'refunded'];

/** What only the owner of an ad sees: the moderator's reason, editing, and payment while it is due. */
export function OwnerTools({ ad }: { ad: Ad }) {
  const { t } = useTranslation('ads');
  const [editing, setEditing] = useState(false);
  return (
    <aside aria-label={t('owner.title')} className={styles.tools}>
      <h2 className={styles.heading}>{t('owner.title')}</h2>
      {ad.status === 'pending' && <p>{t('owner.pendingNote')}</p>}
      {ad.reason && (
        <div>
          <h3 className={styles.label}>{t('owner.reason')}</h3>
          <p className={styles.reason}>{ad.reason}</p>
        </div>
      )}
      <div className={styles.actions}>
        {payableAgain.includes(ad.paymentStatus) && ad.status !== 'rejected' && (
          <ButtonLink to={payAdPath(ad.id)}>{t('owner.pay')}</ButtonLink>
        )}
        <Button kind="secondary" onClick={() => setEditing(true)}>
          {t('owner.edit')}
        </Button>
      </div>
      {editing && <EditAd ad={ad} onClose={() => setEditing(false)} />}
    </aside>
  );
}
