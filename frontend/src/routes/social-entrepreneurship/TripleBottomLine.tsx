import { useTranslation } from 'react-i18next';
import { useSeasonNumbers } from '../../api/season-numbers';
import { season as everySeason } from '../../season';
import { LinesDrawing } from './LinesDrawing';
import styles from './TripleBottomLine.module.css';
import page from './SocialEntrepreneurship.module.css';

const lines = ['people', 'planet', 'profit'] as const;

export function TripleBottomLine() {
  const { t } = useTranslation('social-entrepreneurship');
  const { season } = useSeasonNumbers();
  return (
    <>
      <div className={page.columns}>
        <div className={page.prose}>
          <p>{t('bottomLine.lead')}</p>
          <p>{t('bottomLine.recall')}</p>
          <p>{t('bottomLine.challenge', { season, months: everySeason.months })}</p>
        </div>
        <LinesDrawing label={t('bottomLine.drawing')} />
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} className={styles.line}>
            <h3>{t(`bottomLine.${line}.title`)}</h3>
            <p>{t(`bottomLine.${line}.text`)}</p>
            <p className={styles.question}>{t(`bottomLine.${line}.question`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
