import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/status/Tag';
import type { Award } from '../api';

const tones = { upcoming: 'warning', open: 'success', closed: 'muted' } as const;

export function AwardStatusTag({ status }: Pick<Award, 'status'>) {
  const { t } = useTranslation('awards');
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>;
}
