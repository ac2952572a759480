import { useTranslation } from 'react-i18next';
import type { Check } from '../../../chain/books/book-check';
import { Tag, type Tone } from '../../../ui/status/Tag';

const tones: Record<Check['state'], Tone> = { agrees: 'success', differs: 'danger', open: 'warning' };

/** Whether a part of the books was compared with the chain, and what came of it. */
export function CheckTag({ check }: { check: Check | undefined }) {
  const { t } = useTranslation('books');
  if (!check) return null;
  return <Tag tone={tones[check.state]}>{t(`state.${check.state}`)}</Tag>;
}
