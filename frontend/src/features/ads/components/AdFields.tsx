import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import { useField, useWatch } from '../../../ui/forms/form-context';
import { atMost, needed } from '../../../ui/forms/rule';
import { SelectField } from '../../../ui/forms/SelectField';
import { TextAreaField } from '../../../ui/forms/TextAreaField';
import { AddressField, TextField } from '../../../ui/forms/TextField';
import { adLimits, textAdLimits } from '../../../limits';
import { type AdKind, adKinds } from '../ad-form-values';
import type { Ad } from '../api';
import { adRules, limitsOf } from '../ad-rules';
import { categories } from '../ad-filter';
import { PictureFields } from './PictureFields';
import { RunFields } from '../runs/RunFields';
import styles from './AdFields.module.css';

/** Whether the ad has a picture. What has been filled in for the other kind is kept. */
function KindField({ kind }: { kind: AdKind }) {
  const { t } = useTranslation('ads');
  const { onChange } = useField<AdKind>('kind');
  return (
    <>
      <ChoiceRow
        label={t('kind.label')}
        choices={adKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={onChange}
      />
      <p className={styles.note}>{kind === 'text' && t('kind.textNote', textAdLimits)}</p>
    </>
  );
}

/** The fields of an ad inside a form; used for a new ad and for editing one. Limits are told by message and not by cutting the text. @param ad the one that is edited */
export function AdFields({ ad }: { ad?: Ad }) {
  const { t } = useTranslation(['ads', 'common', 'runs']);
  const { t: tell } = useTranslation('errors');
  const kind = useWatch<AdKind>('kind', 'picture');
  const rules = adRules(tell, kind);
  const { title, description } = limitsOf(kind);
  return (
    <>
      <KindField kind={kind} />
      <TextField
        name="title"
        label={t('fields.title')}
        rules={rules.title}
        atOnce={atMost(title.max, tell('title_too_long', title))}
        required
        most={title.max}
      />
      <TextAreaField
        name="description"
        label={t('fields.description')}
        rules={rules.description}
        atOnce={atMost(description.max, tell('description_too_long', description))}
        required
        rows={5}
        most={description.max}
      />
      <SelectField
        name="category"
        label={t('fields.category')}
        rules={rules.category}
        choices={categories.map((value) => ({ value, label: t(`common:category.${value}`) }))}
      />
      {kind === 'picture' && <PictureFields rules={rules.imageUrl} />}
      {/* Asked for by the form alone: the API takes ads without. */}
      <AddressField
        name="destinationUrl"
        label={t('fields.destinationUrl')}
        rules={[needed(t('runs:fields.destinationUrlRequired')), ...rules.destinationUrl]}
        required
      />
      <TextField
        name="callToAction"
        label={t('fields.callToAction')}
        rules={[needed(t('runs:fields.callToActionRequired')), ...rules.callToAction]}
        required
        most={adLimits.callToAction.max}
      />
      <RunFields ad={ad} />
    </>
  );
}
