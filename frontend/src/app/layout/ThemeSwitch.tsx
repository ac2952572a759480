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
    >
      <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
        <circle r="9" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M0-9A9 9 0 0 1 0 9Z" fill="currentColor" />
      </svg>
    </button>
  );
}
