import { memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { NotificationLink } from '../../features/notifications';
import { useSession } from '../../session/use-session';
import { useNavigation } from '../use-navigation';
import { LatePart } from '../../ui/Answering';
import { AccountLinks } from './AccountLinks';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './NavigationDrawer.module.css';
import { ThemeSwitch } from './ThemeSwitch';

/** The menu of small screens. A native dialog, which keeps the focus inside and closes on Escape by itself. */
export function NavigationDrawer() {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const { status } = useSession();
  const close = useCallback(() => dialog.current?.close(), []);
  // Before anybody can press: an effect that comes later would close what was opened as the page began to answer.
  useLayoutEffect(close, [close, key]);
  // That it comes to be known who somebody is closes nothing under their finger.
  useEffect(() => (status === 'loading' ? undefined : close), [close, status]);

  return (
    <>
      <button type="button" className={styles.opener} onClick={() => dialog.current?.showModal()}>
        <span className={styles.bars} aria-hidden="true" />
        {t('menu.open')}
      </button>
      <dialog ref={dialog} aria-label={t('menu.label')} className={styles.drawer} closedby="any">
        <button type="button" className={styles.closer} onClick={close}>
          {t('menu.close')}
        </button>
        <Entries onFollow={close} />
      </dialog>
    </>
  );
}

/** Not drawn anew with what opens it: that would have it taken over at once. */
const Entries = memo(({ onFollow }: { onFollow: () => void }) => (
  <LatePart>
    <DrawerContent onFollow={onFollow} />
  </LatePart>
));

function DrawerContent({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <nav aria-label={t('menu.label')}>
        {useNavigation().map(({ label, entries }) => (
          <section key={label} className={styles.group}>
            <h2 className={styles.heading}>{label}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <NavLink to={entry.to} end className={styles.entry} onClick={onFollow}>
                    {entry.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={styles.account}>
        <NotificationLink onFollow={onFollow} />
        <AccountLinks />
      </div>
      <div className={styles.preferences}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </>
  );
}
