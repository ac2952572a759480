import { useTranslation } from 'react-i18next';
import type { JudgesDesk } from '../../../../features/awards';
import { useLocale } from '../../../../i18n/use-locale';
import { formatNumber } from '../../../../i18n/format';
import { paths } from '../../../../paths';
import { ButtonLink } from '../../../../ui/button/ButtonLink';
import { HomePart } from '../HomePart';
import styles from './OwnDesk.module.css';

/** How far the judge has come, and the way to the next without a score: whoever has none lies on the desk first. */
export function OwnDesk({ desk }: { desk: JudgesDesk }) {
  const { t } = useTranslation(['homes', 'awards']);
  const { award, progress, participants } = desk;
  const isOpen = award.status === 'open';
  const next = isOpen ? participants.find(({ own, score }) => !own && !score) : undefined;
  return (
    <HomePart isFirst title={t('judge.title')} note={<Time award={award} />}>
      <div className={styles.desk}>
        <Progress progress={progress} />
        {isOpen && progress.left === 0 && <p>{t('awards:judging.done')}</p>}
        <p>
          {next ? (
            <ButtonLink to={`${paths.judging}?award=${award.id}&participant=${next.participantId}`}>
              {t('judge.score', { name: next.name })}
            </ButtonLink>
          ) : (
            <ButtonLink kind="secondary" to={paths.judging}>
              {t('judge.desk')}
            </ButtonLink>
          )}
        </p>
      </div>
    </HomePart>
  );
}

/** How many are scored of those to whom the judge is not close. */
function Progress({ progress: { scored, left } }: Pick<JudgesDesk, 'progress'>) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const count = scored + left;
  const words = t('judging.progress', { scored: number(scored), count, total: number(count) });
  return (
    <p className={styles.progress}>
      <strong>{words}</strong>
      <progress aria-label={words} value={count === 0 ? 1 : scored} max={Math.max(1, count)} />
    </p>
  );
}

/** As the desk says it. */
function Time({ award: { status, daysLeft } }: Pick<JudgesDesk, 'award'>) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const period = t(`judging.period.${status}`);
  if (daysLeft === null) return period;
  const left =
    daysLeft > 0
      ? t('judging.daysLeft', { count: daysLeft, days: formatNumber(locale, daysLeft) })
      : t('judging.overdue');
  return `${left} · ${period}`;
}
