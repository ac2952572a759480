import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { progressLimits } from '../../../limits';
import { counted } from '../../../ui/forms/characters';
import { useLimit } from '../../../ui/forms/use-limit';
import type { ReportMonth } from '../api';
import { reportRules } from '../report-rules';
import styles from './ReportForm.module.css';
import { ReportPictures } from './ReportPictures';

interface ReportFieldsProps {
  /** What the server knows of the report's pictures. */
  pictures: ReportMonth['pictures'];
  onBusy: (isBusy: boolean) => void;
}

/** The fields of a report inside an antd form. Limits are told by message and not by cutting the text. */
export function ReportFields({ pictures, onBusy }: ReportFieldsProps) {
  const { t } = useTranslation('progress');
  const { t: tell } = useTranslation('errors');
  const { title, description, milestone, socialPosts } = progressLimits;
  const rules = reportRules(tell, t('form.tooManyPosts', socialPosts));
  const titleLimit = useLimit('title', title.max, tell('title_too_long', title));
  const textLimit = useLimit('description', description.max, tell('description_too_long', description));
  return (
    <>
      <Form.Item name="title" label={t('form.title')} rules={rules.title} required {...titleLimit}>
        <Input count={counted(title.max)} />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('form.description')}
        rules={rules.description}
        className={styles.long}
        required
        {...textLimit}
      >
        <Input.TextArea autoSize={{ minRows: 8, maxRows: 24 }} count={counted(description.max)} />
      </Form.Item>
      <Form.Item
        name="milestone"
        label={t('form.milestone')}
        extra={t('form.milestoneNote')}
        rules={rules.milestone}
      >
        <Input count={counted(milestone.max)} />
      </Form.Item>
      <Form.Item name="videoUrl" label={t('form.film')} extra={t('form.filmNote')} rules={rules.videoUrl}>
        <Input inputMode="url" dir="ltr" />
      </Form.Item>
      <Form.Item name="images" label={t('form.pictures.field')}>
        <ReportPictures known={pictures} onBusy={onBusy} />
      </Form.Item>
      <Form.Item
        name="socialPosts"
        label={t('form.posts')}
        extra={t('form.postsNote', socialPosts)}
        rules={rules.socialPosts}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} inputMode="url" dir="ltr" />
      </Form.Item>
    </>
  );
}
