import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import styles from './Panel.module.css';

/** The way out while a wallet does not answer. */
export function GiveUp({ onGiveUp }: { onGiveUp: () => void }) {
  const { t } = useTranslation('wallet');
  return (
    <Button kind="quiet" small className={styles.action} onClick={onGiveUp}>
      {t('connect.cancel')}
    </Button>
  );
}
