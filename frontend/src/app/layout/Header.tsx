import { useTranslation } from 'react-i18next';
import { NotificationBell } from '../../features/notifications';
import { LatePart } from '../../ui/Answering';
import { useNavigation } from '../use-navigation';
import { AccountLinks } from './AccountLinks';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { MenuGroup } from './MenuGroup';
import { NavigationDrawer } from './NavigationDrawer';
import { ThemeSwitch } from './ThemeSwitch';

/** The menu of large screens. */
function Menu() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('menu.label')} className={styles.menu}>
      {useNavigation().map((group) => (
        <MenuGroup key={group.label} {...group} />
      ))}
    </nav>
  );
}

/** A phone takes its two menus over by themselves: what opens the one or the search need not wait for fifty links. */
export function Header() {
  const { t } = useTranslation();
  return (
    <header data-covers className={styles.header}>
      <Logo />
      <LatePart>
        <Menu />
      </LatePart>
      {/* SiteSearch listens to it. */}
      <button type="button" className={styles.search} aria-label={t('search.open')} data-search="" />
      <div className={styles.tools}>
        <LanguageSwitch />
        <ThemeSwitch />
        <NotificationBell />
        <AccountLinks />
      </div>
      <NavigationDrawer />
    </header>
  );
}
