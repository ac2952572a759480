import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { Button } from '../../../../ui/button/Button';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import type { Judge } from '../../api';
import { useListJudgesQuery } from '../../admin-api';
import { AccountSearch } from './AccountSearch';
import styles from './Console.module.css';
import { DismissDialog } from './DismissDialog';

/** Who judges the season; appointing and dismissing them. */
export function JudgesEditor() {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const { data: judges, error, refetch } = useListJudgesQuery({});
  const [leaving, setLeaving] = useState<Judge | null>(null);
  if (error && !judges) return <LoadFailure error={error} retry={refetch} />;
  if (!judges) return <Skeleton height="10rem" />;
  return (
    <>
      <p className={styles.hint}>{t('console.judges.lead')}</p>
      {judges.length === 0 && <p>{t('console.judges.empty')}</p>}
      <ul className={styles.list}>
        {judges.map((judge) => (
          <li key={judge.userId}>
            <span>
              <bdi>{judge.username}</bdi>{' '}
              <span className={styles.hint}>
                {t('console.judges.scored', {
                  count: judge.scored,
                  scored: judge.scored.toLocaleString(locale),
                })}
              </span>
            </span>
            <Button
              small
              kind="quiet"
              aria-label={t('console.judges.dismissNamed', { name: judge.username })}
              onClick={() => setLeaving(judge)}
            >
              {t('console.judges.dismiss')}
            </Button>
          </li>
        ))}
      </ul>
      <AccountSearch judges={judges} />
      {leaving && <DismissDialog judge={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
