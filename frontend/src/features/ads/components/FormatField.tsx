import { useTranslation } from 'react-i18next';
import { useField } from '../../../ui/forms/form-context';
import { adFormats } from '../../../season';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import type { PictureFormat } from '../api';
import styles from './AdFields.module.css';

const formats = ['banner', 'sidebar'] as const satisfies PictureFormat[];

export function FormatField({ format }: { format: PictureFormat }) {
  const { t } = useTranslation('ads');
  const { onChange } = useField<PictureFormat>('pictureFormat');
  return (
    <>
      <ChoiceRow
        label={t('picture.format')}
        choices={formats.map((value) => ({ value, label: t(`picture.${value}`, adFormats[value]) }))}
        value={format}
        onChange={onChange}
      />
      <p className={styles.note}>{t(`picture.${format}Note`, adFormats[format])}</p>
    </>
  );
}
