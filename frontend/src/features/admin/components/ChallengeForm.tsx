import { Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { toChanges, toValues, valueIn, type ChallengeValues } from '../challenge-values';
import type { Setting } from '../api';
import { useSaveSettings, type SettingKey } from '../hooks/use-save-settings';

/** Limits of the specification's section 5. */
const PLACES = { min: 1, max: 100 };

/** As the API takes them. */
const RUN_DAYS = { min: 1, max: 365 };

interface ChallengeFormProps {
  settings: readonly Setting[];
  /** Whether the season that they mean is closed. */
  datesAreFixed?: boolean | undefined;
  placesAreFixed?: boolean | undefined;
}

/** When the season runs, for how many, how long ads run, and whose films play; all saved together, and kept as typed where that fails. */
export function ChallengeForm({ settings, datesAreFixed, placesAreFixed }: ChallengeFormProps) {
  const { t } = useTranslation('admin');
  const { save, isSaving } = useSaveSettings(settings);
  const [began, setBegan] = useState(() => toValues((key: SettingKey) => valueIn(settings, key)));
  const saveChanges = async (values: ChallengeValues) => {
    if (await save(...toChanges(values, began))) setBegan(values);
  };
  return (
    <Form<ChallengeValues>
      name="challenge"
      layout="vertical"
      requiredMark={false}
      initialValues={began}
      onFinish={(values) => void saveChanges(values)}
    >
      <Form.Item
        name="startDate"
        label={t('settings.startDate')}
        extra={t('settings.startDateHint')}
        dependencies={['endDate']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, start?: string) => {
              const end = getFieldValue('endDate') as string;
              return start && end && start >= end
                ? Promise.reject(new Error(t('settings.startBeforeEnd')))
                : Promise.resolve();
            },
          }),
        ]}
      >
        <Input type="datetime-local" disabled={datesAreFixed} />
      </Form.Item>
      <Form.Item
        name="endDate"
        label={t('settings.endDate')}
        extra={t('settings.endDateHint')}
        rules={[{ required: true, message: t('settings.endDateRequired') }]}
      >
        <Input type="datetime-local" disabled={datesAreFixed} />
      </Form.Item>
      <Form.Item
        name="maxParticipants"
        label={t('settings.maxParticipants')}
        rules={[
          { required: true, type: 'integer', ...PLACES, message: t('settings.maxParticipantsRange', PLACES) },
        ]}
      >
        <InputNumber disabled={placesAreFixed} />
      </Form.Item>
      <Form.Item
        name="adRunDays"
        label={t('settings.adRunDays')}
        extra={t('settings.adRunDaysHint')}
        rules={[
          {
            required: true,
            type: 'integer',
            ...RUN_DAYS,
            message: t('settings.maxParticipantsRange', RUN_DAYS),
          },
        ]}
      >
        <InputNumber />
      </Form.Item>
      <Form.Item name="videoHosts" label={t('settings.videoHosts')} extra={t('settings.videoHostsHint')}>
        <Input inputMode="url" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Button type="submit" loading={isSaving}>
        {t('settings.save')}
      </Button>
    </Form>
  );
}
