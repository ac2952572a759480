import { useTranslation } from 'react-i18next';
import { NotificationBell } from '../../features/notifications';
import { useNavigation } from '../use-navigation';
import { AccountLinks } from './AccountLinks';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { MenuGroup } from './MenuGroup';
import { NavigationDrawer } from './NavigationDrawer';
import { ThemeSwitch } from './ThemeSwitch';

export function Header() {
  const { t } = useTranslation();
  return (
    <header data-covers className={styles.header}>
      <Logo />
      <nav aria-label={t('menu.label')} className={styles.menu}>
        {useNavigation().map((group) => (
          <MenuGroup key={group.label} {...group} />
        ))}
      </nav>
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
