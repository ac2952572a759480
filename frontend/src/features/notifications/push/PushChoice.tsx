import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import styles from '../components/Reminders.module.css';
import { PushKinds } from './PushKinds';
import { usePush } from './use-push';
import { usePushAnswer } from './use-push-answer';

/** Whether news is shown on this device, and of what; nothing where the browser cannot. */
export default function PushChoice() {
  const { t } = useTranslation('notifications');
  const { isKnown, isOn, isRefused, isChanging, turn } = usePush();
  const tell = usePushAnswer();
  const [wanted, setWanted] = useState<boolean>();
  if (!isKnown) return null;
  const choose = async (value: boolean) => {
    setWanted(value);
    tell(await turn(value));
    setWanted(undefined);
  };
  const isShownOn = (isChanging ? wanted : undefined) ?? isOn;
  return (
    <div>
      {isRefused ? (
        <p className={styles.note} role="status">
          {t('told.push.denied')}
        </p>
      ) : (
        <>
          <ChoiceRow<'on' | 'off'>
            label={t('told.push.label')}
            value={isShownOn ? 'on' : 'off'}
            choices={[
              { value: 'off', label: t('told.push.off') },
              { value: 'on', label: t('told.push.on') },
            ]}
            onChange={(value) => void choose(value === 'on')}
          />
          <p className={styles.note}>{t('told.push.note')}</p>
        </>
      )}
      {isOn && <PushKinds />}
    </div>
  );
}
