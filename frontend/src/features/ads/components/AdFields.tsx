import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { adRules } from '../ad-rules';
import { categories } from '../filter-ads';
import { adLimits } from '../../../season';
import { counted } from '../../../ui/forms/characters';

/** The fields of an ad inside an antd form; used for a new ad and for editing one. Limits are told by message and not by cutting the text. */
export function AdFields() {
  const { t } = useTranslation(['ads', 'common']);
  const { t: tell } = useTranslation('errors');
  const rules = adRules(tell);
  return (
    <>
      <Form.Item name="title" label={t('fields.title')} rules={rules.title} required>
        <Input count={counted(adLimits.title.max)} />
      </Form.Item>
      <Form.Item name="description" label={t('fields.description')} rules={rules.description} required>
        <Input.TextArea rows={5} count={counted(adLimits.description.max)} />
      </Form.Item>
      <Form.Item name="category" label={t('fields.category')} rules={rules.category}>
        <Select options={categories.map((value) => ({ value, label: t(`common:category.${value}`) }))} />
      </Form.Item>
      <Form.Item name="imageUrl" label={t('fields.imageUrl')} rules={rules.imageUrl}>
        <Input inputMode="url" dir="ltr" />
      </Form.Item>
      <Form.Item name="destinationUrl" label={t('fields.destinationUrl')} rules={rules.destinationUrl}>
        <Input inputMode="url" dir="ltr" />
      </Form.Item>
      <Form.Item name="callToAction" label={t('fields.callToAction')} rules={rules.callToAction}>
        <Input count={counted(adLimits.callToAction.max)} />
      </Form.Item>
    </>
  );
}
