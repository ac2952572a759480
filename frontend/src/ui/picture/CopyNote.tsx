import { useTranslation } from 'react-i18next';
import type { Problem } from '../../api/generated/failure';
import { useProblemText } from '../feedback/problem-text';
import styles from './CopyNote.module.css';

/** Its code is one of the API's, which its description does not say. */
type CopyProblem = Omit<Problem, 'code'> & { code: string };

interface CopyNoteProps {
  copy: { address: string; state: 'waiting' | 'failed'; problem: CopyProblem | null } | null | undefined;
}

/** Why a picture that was given by its address is not there yet, for those who may know: nothing where there is none. */
export function CopyNote({ copy }: CopyNoteProps) {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  if (!copy) return null;
  return (
    <p className={styles.note}>
      {t(copy.state === 'waiting' ? 'picture.copying' : 'picture.notCopied')}{' '}
      {copy.problem && <span>{problemText(copy.problem as Problem)}</span>}
      <br />
      <bdi dir="ltr">{copy.address}</bdi>
    </p>
  );
}
