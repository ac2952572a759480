import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { toast } from '../../../../ui/toast/toast';
import { type AdminAlarm, useAcknowledgeAlarmMutation } from '../../alarms-api';

interface AcknowledgeAlarmProps {
  alarm: AdminAlarm;
  /** The same in words. */
  what: string;
}

/** Somebody has looked at what happened: the alarm leaves the list. */
export function AcknowledgeAlarm({ alarm: { id }, what }: AcknowledgeAlarmProps) {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [acknowledge, { isLoading }] = useAcknowledgeAlarmMutation();
  const send = async () => {
    const { error } = await acknowledge({ id });
    if (!error) return;
    const text = serverMessage(error, t('alarms.failed.text'));
    toast({ kind: 'error', title: t('alarms.failed.title'), text });
  };
  return (
    <div>
      <Button
        small
        kind="secondary"
        loading={isLoading}
        aria-label={t('alarms.acknowledgeOf', { what })}
        onClick={() => void send()}
      >
        {t('alarms.acknowledge')}
      </Button>
    </div>
  );
}
