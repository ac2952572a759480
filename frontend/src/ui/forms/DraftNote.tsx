import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button';
import styles from './DraftNote.module.css';

interface DraftNoteProps {
  isUnsaved: boolean;
  /** How long what was typed is kept, where that is not the tab's life. */
  text?: string;
  disabled?: boolean;
  onDiscard: () => void;
}

/** Says that what was typed is kept, and lets one begin anew. */
export function DraftNote({ isUnsaved, text, disabled, onDiscard }: DraftNoteProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {isUnsaved && (
        <p className={styles.note}>
          {text ?? t('draft.kept')}{' '}
          <Button small kind="quiet" disabled={disabled} onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
        </p>
      )}
    </div>
  );
}
