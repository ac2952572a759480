import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { saveText } from '../../../ui/download/save-text';
import { CopyButton } from '../../../ui/money/CopyButton';
import styles from './Security.module.css';

/** Shows new codes, this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useTranslation('dashboard');
  const text = codes.join('\n');
  return (
    <section aria-label={t('security.codes')} className={styles.form}>
      <h2>{t('security.codes')}</h2>
      <p>{t('security.keepCodes')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            {/* Begun by digits, it would otherwise be turned round among Arabic words. */}
            <bdi>{code}</bdi>
          </li>
        ))}
      </ul>
      <div>
        <CopyButton text={text} label={t('security.copyCodes')} />
      </div>
      <Button small kind="secondary" onClick={() => saveText('recovery-codes.txt', `${text}\n`)}>
        {t('security.saveCodes')}
      </Button>
      <Button small onClick={onKept}>
        {t('security.codesKept')}
      </Button>
    </section>
  );
}
