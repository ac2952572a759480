import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';
import { ReportButton } from '../../../ui/reporting/ReportButton';
import styles from './Talk.module.css';

const FlagDialog = lazyDialog(async () => {
  const [dialog] = await Promise.all([import('./FlagDialog'), loadNamespaces('reporting')]);
  return dialog;
});

interface FlagCommentProps {
  id: number;
  /** Of its author. */
  name: string;
  /** Where visitors sign in first; null for whoever is signed in. */
  signIn: string | null;
}

/** Lets whoever reads a comment tell the organisers of it. */
export function FlagComment({ id, name, signIn }: FlagCommentProps) {
  const { t } = useTranslation('talk');
  return (
    <ReportButton
      words={t('flag.open')}
      label={t('flag.of', { name })}
      thanks={t('flag.thanks')}
      signIn={signIn}
      hints={FlagDialog.hints}
      dialog={(closing) => <FlagDialog id={id} {...closing} />}
      className={styles.action}
    />
  );
}
