import { useTranslation } from 'react-i18next';
import { useSeasonNumbers } from '../../api/season-numbers';
import { season as everySeason } from '../../season';
import styles from './TripleBottomLine.module.css';
import page from './SocialEntrepreneurship.module.css';

const lines = ['people', 'planet', 'profit'] as const;

const petal = 'M0 34C-46 8-50-52 0-88 50-52 46 8 0 34Z';

/** Three petals around one heart: none of the lines stands without the others. */
function LinesDrawing({ label }: { label: string }) {
  return (
    <svg viewBox="-100 -96 200 172" role="img" aria-label={label} className={styles.drawing}>
      <path d={petal} className={styles.people} />
      <path d={petal} transform="rotate(120)" className={styles.planet} />
      <path d={petal} transform="rotate(240)" className={styles.profit} />
    </svg>
  );
}

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
