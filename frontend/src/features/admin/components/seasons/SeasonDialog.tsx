import { Form, type FormInstance, Input, InputNumber, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../../ui/dialog/use-return-focus';
import { useCalmValidation } from '../../forms/use-calm-validation';
import { useLeaveQuestion } from '../../hooks/use-leave-question';
import { useSeasonFields } from '../../hooks/use-season-fields';
import type { SeasonValues } from '../../season-values';
import { whileBusy } from '../../while-busy';
import styles from './Seasons.module.css';

/** As the API takes them. */
const PLACES = { min: 1, max: 100 };
const NAME_MAX = 80;

interface SeasonDialogProps {
  title: string;
  /** What follows, above the form. */
  note?: ReactNode;
  confirm: string;
  /** What a season is called that nobody gave a name. */
  usualName: string;
  initial: SeasonValues;
  /** Whether dates may be unsaid, as they may of the first season alone. */
  isFirst?: boolean;
  startIsFixed?: boolean;
  isBusy: boolean;
  onSave: (form: FormInstance<SeasonValues>, values: SeasonValues) => Promise<void>;
  onClose: () => void;
}

/** A season's name, dates, places and invitations; what the server finds wrong stands beside its field, and what was typed stays until it is dropped on purpose. */
export function SeasonDialog(props: SeasonDialogProps) {
  const { title, note, confirm, usualName, initial, isFirst, startIsFixed, isBusy, onSave, onClose } = props;
  const { t } = useTranslation('admin');
  useReturnFocus();
  const [form] = Form.useForm<SeasonValues>();
  const fields = useSeasonFields({ isFirst, startIsFixed });
  const { leave, question, onType } = useLeaveQuestion(onClose);
  return (
    <>
      <Modal
        open
        title={title}
        width="44rem"
        okText={confirm}
        cancelText={t('cancel')}
        {...whileBusy(isBusy)}
        mask={{ closable: false }}
        onOk={form.submit}
        onCancel={leave}
      >
        {note}
        <Form<SeasonValues>
          form={form}
          name="season"
          layout="vertical"
          requiredMark={false}
          initialValues={initial}
          onValuesChange={onType}
          onFinish={(values) => void onSave(form, values)}
          {...useCalmValidation()}
        >
          <Form.Item name="name" label={t('seasons.form.name')}>
            <Input maxLength={NAME_MAX} placeholder={usualName} autoComplete="off" />
          </Form.Item>
          <div className={styles.fields}>
            {fields.map(({ disabled, ...field }) => (
              <Form.Item key={field.name} {...field}>
                <Input type="datetime-local" disabled={disabled} />
              </Form.Item>
            ))}
          </div>
          <Form.Item
            name="places"
            label={t('seasons.places')}
            rules={[
              {
                required: true,
                type: 'integer',
                ...PLACES,
                message: t('settings.maxParticipantsRange', PLACES),
              },
            ]}
          >
            <InputNumber />
          </Form.Item>
          <Form.Item name="whitelist" label={t('seasons.form.whitelist')}>
            <Input.TextArea rows={3} autoComplete="off" spellCheck={false} />
          </Form.Item>
        </Form>
      </Modal>
      {question}
    </>
  );
}
