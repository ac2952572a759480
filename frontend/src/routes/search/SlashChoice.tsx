import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SearchDialog.module.css';
import { slashKey } from './slash-key';

/** Says by which keys the search is used, to whoever has any, and lets the one that opens it be switched off. */
export function SlashChoice() {
  const { t } = useTranslation('search');
  const [isOn, setIsOn] = useState(slashKey.isOn);
  const choose = (on: boolean) => {
    slashKey.set(on);
    setIsOn(on);
  };
  return (
    <footer className={styles.keys}>
      <span>{t('keys.arrows')}</span>
      <label className={styles.choice}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => choose(target.checked)} />
        {t('keys.slash')}
      </label>
    </footer>
  );
}
