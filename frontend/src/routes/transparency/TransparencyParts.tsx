import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button/button-class';
import styles from './Transparency.module.css';

const parts = ['books', 'votes'] as const;

/** The way to each half of a long page. */
export function TransparencyParts() {
  const { t } = useTranslation('transparency');
  return (
    <nav aria-label={t('parts.label')} className={styles.parts}>
      {parts.map((part) => (
        <a key={part} href={`#${part}`} className={buttonClass({ kind: 'secondary', small: true })}>
          {t(`parts.${part}`)}
        </a>
      ))}
    </nav>
  );
}
