import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useDismissal } from '../../../ui/dialog/use-dismissal';
import { optionalPart } from '../../../ui/optional-part';
import { useNews } from '../hooks/use-news';
import { canBeTold } from '../push/can-be-told';
import { Bell } from './Bell';
import styles from './NewsBell.module.css';
import { PanelBoundary } from './PanelBoundary';
import { UnreadNews } from './UnreadNews';

/** Only where a browser is told of news while no page is open. */
const KeepPush = optionalPart(() => import('../push/KeepPush'));

const loadPanel = async () => {
  const [module] = await Promise.all([import('./NewsPanel'), loadNamespaces('notifications', 'errors')]);
  return module;
};

/** The signed-in account's news: how much is new, and the newest in a panel that is fetched when it is opened. */
export default function NewsBell() {
  const { t } = useTranslation();
  const { currentData: news } = useNews();
  const [open, setOpen] = useState(false);
  // Anew after a failure, which a lazy component would keep.
  const [Panel, setPanel] = useState(() => lazy(loadPanel));
  const panelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useDismissal({ open, close, group, opener: bell });
  const unread = news?.unread ?? 0;

  return (
    <div ref={group} className={styles.group}>
      <button
        ref={bell}
        type="button"
        className={styles.bell}
        aria-label={unread > 0 ? t('news.bellWithCount', { count: unread }) : t('news.bell')}
        title={t('news.bell')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <Bell />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > 99 ? t('news.over', { number: 99 }) : unread}
          </span>
        )}
      </button>
      <UnreadNews unread={news?.unread} />
      {canBeTold() && Notification.permission === 'granted' && <KeepPush />}
      {open && (
        <div id={panelId} role="dialog" aria-label={t('news.bell')} className={styles.panel}>
          <PanelBoundary retry={() => setPanel(() => lazy(loadPanel))}>
            <Suspense fallback={<Skeleton height="14rem" />}>
              <Panel onClose={close} />
            </Suspense>
          </PanelBoundary>
        </div>
      )}
    </div>
  );
}
