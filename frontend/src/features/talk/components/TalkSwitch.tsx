import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useCloseReportCommentsMutation, useOpenReportCommentsMutation } from '../api';
import { useTalk } from '../talked-report';
import styles from './Talk.module.css';

/** Lets the participant take no further comments on this report, or take them again. */
export function TalkSwitch({ isClosed }: { isClosed: boolean }) {
  const { t } = useTranslation('talk');
  const serverMessage = useServerMessage();
  const { report } = useTalk();
  const [close, closing] = useCloseReportCommentsMutation();
  const [open, opening] = useOpenReportCommentsMutation();

  const change = async () => {
    const { error } = await (isClosed ? open : close)({ id: report.id });
    if (!error) return;
    toast({ kind: 'error', title: t('switch.failed'), text: serverMessage(error, t('switch.failedText')) });
  };
  return (
    <Button
      small
      kind="quiet"
      className={styles.quiet}
      loading={closing.isLoading || opening.isLoading}
      onClick={() => void change()}
    >
      {t(isClosed ? 'switch.open' : 'switch.close')}
    </Button>
  );
}
