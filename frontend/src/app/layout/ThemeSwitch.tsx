import { useTranslation } from 'react-i18next';
import { setThemeMode, useThemeMode } from '../../ui/theme/theme-mode';
import styles from './ThemeSwitch.module.css';

export function ThemeSwitch() {
  const { t } = useTranslation();
  const other = useThemeMode() === 'dark' ? 'light' : 'dark';
  const label = t(`theme.${other}`);
  return (
    <button
      type="button"
      className={styles.switch}
      title={label}
      aria-label={label}
      onClick={() => setThemeMode(other)}
    />
  );
}
