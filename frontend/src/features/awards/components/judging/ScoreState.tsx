import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../ui/status/Tag';
import type { DeskParticipant } from '../../judging-api';
import { StateMark } from './StateMark';

interface ScoreStateProps {
  place: DeskParticipant;
  isUnsaved: boolean;
  isFailed: boolean;
}

/** Whether what stands in the form is the judge's score. */
export function ScoreState({ place, isUnsaved, isFailed }: ScoreStateProps) {
  const { t } = useTranslation('awards');
  return (
    <span role="status">
      {isUnsaved ? (
        <Tag tone={isFailed ? 'danger' : 'warning'}>
          {t(isFailed ? 'judging.state.failed' : 'judging.state.unsaved')}
        </Tag>
      ) : (
        <StateMark place={{ ...place, draft: null }} />
      )}
    </span>
  );
}
