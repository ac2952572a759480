import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { Tag } from '../../ui/status/Tag';
import styles from './ChallengeStatus.module.css';

const STEPS = ['badge', 'ads', 'wallet'] as const;

/** Whether a step is done; 'unknown' where that could not be loaded. */
export type StepState = 'completed' | 'pending' | 'loading' | 'unknown';

const tones = { completed: 'success', pending: 'warning', unknown: 'muted' } as const;

/** What a participant has done of what is expected. */
export function Checklist({ steps }: { steps: Record<(typeof STEPS)[number], StepState> }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <ul className={styles.checklist}>
      {STEPS.map((step) => {
        const state = steps[step];
        return (
          <li key={step}>
            <span>{t(`challenge.steps.${step}`)}</span>
            {state === 'loading' ? (
              <Skeleton width="6rem" height="1.6em" label={t('common:loading')} />
            ) : (
              <Tag tone={tones[state]}>{t(`challenge.${state}`)}</Tag>
            )}
          </li>
        );
      })}
    </ul>
  );
}
