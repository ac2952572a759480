import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { adLimits } from '../../../limits';
import { counted } from '../../../ui/forms/characters';
import { useLimit } from '../../../ui/forms/use-limit';
import type { AdKind } from '../ad-form-values';
import type { Ad } from '../api';
import { adRules, limitsOf } from '../ad-rules';
import { categories } from '../ad-filter';
import styles from './AdFields.module.css';
import { KindField } from './KindField';
import { PictureFields } from './PictureFields';
import { RunFields } from '../runs/RunFields';

/** A rule of the form alone: the API takes ads without. */
const needed = (message: string) => ({ required: true, whitespace: true, message });

/** The fields of an ad inside an antd form; used for a new ad and for editing one. Limits are told by message and not by cutting the text. @param ad the one that is edited */
export function AdFields({ ad }: { ad?: Ad }) {
  const { t } = useTranslation(['ads', 'common', 'runs']);
  const { t: tell } = useTranslation('errors');
  const kind = Form.useWatch<AdKind | undefined>('kind') ?? 'picture';
  const rules = adRules(tell, kind);
  const { title, description } = limitsOf(kind);
  const titleLimit = useLimit('title', title.max, tell('title_too_long', title));
  const descriptionLimit = useLimit(
    'description',
    description.max,
    tell('description_too_long', description),
  );
  return (
    <>
      <KindField kind={kind} />
      <Form.Item name="title" label={t('fields.title')} rules={rules.title} required {...titleLimit}>
        <Input count={counted(title.max)} />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('fields.description')}
        rules={rules.description}
        required
        {...descriptionLimit}
      >
        <Input.TextArea rows={5} count={counted(description.max)} />
      </Form.Item>
      <Form.Item name="category" label={t('fields.category')} rules={rules.category}>
        <select className={styles.select}>
          {categories.map((value) => (
            <option key={value} value={value}>
              {t(`common:category.${value}`)}
            </option>
          ))}
        </select>
      </Form.Item>
      {kind === 'picture' && <PictureFields rules={rules.imageUrl} />}
      <Form.Item
        name="destinationUrl"
        label={t('fields.destinationUrl')}
        rules={[needed(t('runs:fields.destinationUrlRequired')), ...rules.destinationUrl]}
      >
        <Input inputMode="url" dir="ltr" />
      </Form.Item>
      <Form.Item
        name="callToAction"
        label={t('fields.callToAction')}
        rules={[needed(t('runs:fields.callToActionRequired')), ...rules.callToAction]}
      >
        <Input count={counted(adLimits.callToAction.max)} />
      </Form.Item>
      <RunFields ad={ad} />
    </>
  );
}
