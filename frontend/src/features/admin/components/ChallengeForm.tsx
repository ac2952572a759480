import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { season } from '../../../season';
import { Button } from '../../../ui/button/Button';
import { useSaveSettings } from '../hooks/use-save-settings';

interface ChallengeValues {
  /** As a datetime-local input has it: the administrator's own time, without a zone. */
  endDate: string;
  maxParticipants: number;
}

/** Limits of the specification's section 5. */
const PLACES = { min: 1, max: 100 };

/** Both settings are saved together. */
export function ChallengeForm({ endDate, maxParticipants }: { endDate: string; maxParticipants: string }) {
  const { t } = useTranslation('admin');
  const { save, isSaving } = useSaveSettings();
  const submit = async (values: ChallengeValues) => {
    await save({
      challengeEndDate: new Date(values.endDate).toISOString(),
      maxParticipants: String(values.maxParticipants),
    });
  };
  return (
    <Form<ChallengeValues>
      name="challenge"
      layout="vertical"
      requiredMark={false}
      initialValues={{
        endDate: toLocalInput(endDate),
        maxParticipants: Number(maxParticipants) || season.maxParticipants,
      }}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item
        name="endDate"
        label={t('settings.endDate')}
        rules={[{ required: true, message: t('settings.endDateRequired') }]}
      >
        <Input type="datetime-local" />
      </Form.Item>
      <Form.Item
        name="maxParticipants"
        label={t('settings.maxParticipants')}
        rules={[
          { required: true, type: 'integer', ...PLACES, message: t('settings.maxParticipantsRange', PLACES) },
        ]}
      >
        <InputNumber />
      </Form.Item>
      <Button type="submit" loading={isSaving}>
        {t('settings.save')}
      </Button>
    </Form>
  );
}

/** An ISO instant in the administrator's own time, for the input. */
function toLocalInput(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
