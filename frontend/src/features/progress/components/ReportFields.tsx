import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/Field';
import { atLeast, atMost, optional, rule } from '../../../ui/forms/rule';
import { TextAreaField } from '../../../ui/forms/TextAreaField';
import { AddressField, TextField } from '../../../ui/forms/TextField';
import { progressLimits } from '../../../limits';
import { isWebAddress } from '../../../ui/forms/web-address';
import type { ReportMonth } from '../api';
import { linesOf } from '../report-form-values';
import { ReportPictures } from './ReportPictures';

interface ReportFieldsProps {
  /** What the server knows of the report's pictures. */
  pictures: ReportMonth['pictures'];
  onBusy: (isBusy: boolean) => void;
}

/** The rules for a report; the server checks the same again. */
function reportRules(t: TFunction<'errors'>, tooManyPosts: string) {
  const { title, description, milestone, socialPosts } = progressLimits;
  return {
    title: [atLeast(title.min, t('title_too_short', title)), atMost(title.max, t('title_too_long', title))],
    description: [
      atLeast(description.min, t('description_too_short', description)),
      atMost(description.max, t('description_too_long', description)),
    ],
    milestone: [atMost(milestone.max, t('milestone_too_long', milestone))],
    videoUrl: [rule(optional(isWebAddress), t('web_address_invalid'))],
    socialPosts: [
      rule((text) => linesOf(text).every(isWebAddress), t('web_address_invalid')),
      rule((text) => linesOf(text).length <= socialPosts.max, tooManyPosts),
    ],
  };
}

/** The fields of a report inside a form. Limits are told by message and not by cutting the text. */
export function ReportFields({ pictures, onBusy }: ReportFieldsProps) {
  const { t } = useTranslation('progress');
  const { t: tell } = useTranslation('errors');
  const { title, description, milestone, socialPosts } = progressLimits;
  const rules = reportRules(tell, t('form.tooManyPosts', socialPosts));
  return (
    <>
      <TextField
        name="title"
        label={t('form.title')}
        rules={rules.title}
        atOnce={atMost(title.max, tell('title_too_long', title))}
        required
        most={title.max}
      />
      <TextAreaField
        name="description"
        label={t('form.description')}
        rules={rules.description}
        atOnce={atMost(description.max, tell('description_too_long', description))}
        required
        rows={8}
        mostRows={24}
        most={description.max}
      />
      <TextField
        name="milestone"
        label={t('form.milestone')}
        hint={t('form.milestoneNote')}
        rules={rules.milestone}
        most={milestone.max}
      />
      <AddressField name="videoUrl" label={t('form.film')} hint={t('form.filmNote')} rules={rules.videoUrl} />
      <Field<string[]> name="images" heading={t('form.pictures.field')}>
        {({ value, onChange }) => (
          <ReportPictures known={pictures} onBusy={onBusy} value={value} onChange={onChange} />
        )}
      </Field>
      <TextAreaField
        name="socialPosts"
        label={t('form.posts')}
        hint={t('form.postsNote', socialPosts)}
        rules={rules.socialPosts}
        rows={2}
        mostRows={10}
        inputMode="url"
        dir="ltr"
      />
    </>
  );
}
