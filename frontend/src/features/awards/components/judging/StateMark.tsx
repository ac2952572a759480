import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../ui/status/Tag';
import type { DeskParticipant } from '../../judging-api';
import { stateOf } from '../../desk';
import { useScoreText } from '../../hooks/use-score-text';
import { meanOf } from '../../score-draft';

const tones = { none: 'muted', draft: 'warning', close: 'muted', saved: 'success' } as const;

/** How far the judge has come with a participant. */
export function StateMark({ place }: { place: DeskParticipant }) {
  const { t } = useTranslation('awards');
  const write = useScoreText('judges');
  const state = stateOf(place);
  const given = place.score?.criteria;
  return (
    <Tag tone={tones[state]}>
      {state === 'saved' && given
        ? t('judging.state.saved', { mean: write(meanOf(given)) })
        : t(`judging.state.${state === 'saved' ? 'close' : state}`)}
    </Tag>
  );
}
