import { useTranslation } from 'react-i18next';
import styles from './CaseStudies.module.css';
import { SourceList } from './SourceList';
import { cases, caseSources } from './sources';

export function CaseStudies() {
  const { t } = useTranslation('social-entrepreneurship');
  return (
    <div className={styles.cases}>
      {cases.map((key) => (
        <article key={key} className={styles.case}>
          <header>
            <h3>{t(`cases.${key}.name`)}</h3>
            <p className={styles.origin}>{t(`cases.${key}.origin`)}</p>
          </header>
          <p>{t(`cases.${key}.story`)}</p>
          <p>{t(`cases.${key}.result`)}</p>
          <div className={styles.lesson}>
            <h4>{t('cases.lesson')}</h4>
            <p>{t(`cases.${key}.lesson`)}</p>
          </div>
          <div className={styles.sources}>
            <h4>{t('cases.sources')}</h4>
            <SourceList sources={caseSources[key]} />
          </div>
        </article>
      ))}
    </div>
  );
}
