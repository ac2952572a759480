import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import type { Award } from '../../api';
import { usePeriodText } from '../../hooks/use-period-text';
import { AwardStatusTag } from '../AwardStatusTag';
import { Standings } from '../Standings';
import { AwardForm } from './AwardForm';
import styles from './Console.module.css';
import { type Step, StepDialog } from './StepDialog';

const stepAfter = { upcoming: 'open', open: 'close', closed: 'reopen' } as const satisfies Record<
  Award['status'],
  Step
>;

interface AwardEditorProps {
  award: Award;
  isReadOnly: boolean;
}

/** An award in the administrator's hands: its next step, and its dates, reward and words. */
export function AwardEditor({ award, isReadOnly }: AwardEditorProps) {
  const { t } = useTranslation('awards');
  const [asked, setAsked] = useState<Step | null>(null);
  const period = usePeriodText(award);
  const step = stepAfter[award.status];
  const name = t(`kind.${award.kind}.name`);
  const titleId = `award-${award.id}`;
  return (
    <section aria-labelledby={titleId} className={styles.award}>
      <div className={styles.heading}>
        <h2 id={titleId} className={styles.title}>
          {name}
        </h2>
        <AwardStatusTag status={award.status} />
      </div>
      <p className={styles.hint}>{period}</p>
      {isReadOnly ? (
        <Standings award={award} />
      ) : (
        <>
          <div>
            <Button
              kind={step === 'open' ? 'primary' : 'secondary'}
              aria-describedby={titleId}
              onClick={() => setAsked(step)}
            >
              {t(`console.step.${step}.button`)}
            </Button>
          </div>
          <AwardForm award={award} />
        </>
      )}
      {asked && <StepDialog award={award} step={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}
