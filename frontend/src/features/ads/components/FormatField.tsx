import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { adFormats } from '../../../season';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import type { PictureFormat } from '../api';
import styles from './AdFields.module.css';

const formats = ['banner', 'sidebar'] as const satisfies PictureFormat[];

export function FormatField({ format }: { format: PictureFormat }) {
  const { t } = useTranslation('ads');
  return (
    <>
      <Form.Item name="pictureFormat" noStyle>
        <ChoiceRow
          label={t('picture.format')}
          choices={formats.map((value) => ({ value, label: t(`picture.${value}`, adFormats[value]) }))}
        />
      </Form.Item>
      <p className={styles.note}>{t(`picture.${format}Note`, adFormats[format])}</p>
    </>
  );
}
