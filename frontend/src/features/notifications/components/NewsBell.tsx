import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useDismissal } from '../../../ui/dialog/use-dismissal';
import { optionalPart } from '../../../ui/optional-part';
import { useNews } from '../hooks/use-news';
import { isPushSupported } from '../push/push-support';
import styles from './NewsBell.module.css';
import { PanelBoundary } from './PanelBoundary';

/** Only where a browser is told of news while no page is open. */
const KeepPush = optionalPart(() => import('../push/KeepPush'));

const loadPanel = async () => {
  const [module] = await Promise.all([import('./NewsPanel'), loadNamespaces('notifications', 'errors')]);
  return module;
};

/** Drawn with the same line as the other tools of the header. */
function Bell() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
      <path
        d="M12 3.5c-3.4 0-5.6 2.5-5.6 5.8 0 5-1.9 6-1.9 7.2h15c0-1.200-1.900-2.200-1.900-7.200 0-3.300-2.200-5.800-5.600-5.800Z"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M9.700 19.500c.5.9 1.300 1.400 2.300 1.400s1.800-.5 2.300-1.400"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Tells screen readers when news comes in, never what was there already. */
function UnreadNews({ unread }: { unread: number | undefined }) {
  const { t } = useTranslation();
  const [known, setKnown] = useState(unread);
  const [told, setTold] = useState(0);
  if (unread !== known) {
    setKnown(unread);
    setTold(known !== undefined && unread !== undefined && unread > known ? unread : 0);
  }
  return (
    <span role="status" className="visually-hidden">
      {told > 0 && t('news.unread', { count: told })}
    </span>
  );
}

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
      {isPushSupported() && Notification.permission === 'granted' && <KeepPush />}
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
