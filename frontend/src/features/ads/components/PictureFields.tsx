import { useTranslation } from 'react-i18next';
import { adFormats } from '../../../season';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import { Field } from '../../../ui/forms/Field';
import { useField, useWatch } from '../../../ui/forms/form-context';
import { type Rule, rule } from '../../../ui/forms/rule';
import { AddressField } from '../../../ui/forms/TextField';
import type { PictureFormat } from '../api';
import { shapeOf } from '../ad-form-values';
import { FileFaultText, TooSmall } from '../../../ui/cropping/PictureFault';
import { isLargeEnough } from '../../../ui/cropping/picture-file';
import { LateCropPicture } from '../../../ui/cropping/LateCropPicture';
import { PictureChooser } from '../../../ui/cropping/PictureChooser';
import { useChosenPicture } from '../../../ui/cropping/use-chosen-picture';
import { isUpload } from '../../../ui/picture/upload-address';
import { UploadedPicture } from './UploadedPicture';
import styles from './AdFields.module.css';

const formats = ['banner', 'sidebar'] as const satisfies PictureFormat[];

function FormatField({ format }: { format: PictureFormat }) {
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

/** The picture of an ad: a file that is cut to a format of the ad policy, or an address. It may be left out. */
export function PictureFields({ rules }: { rules: readonly Rule[] }) {
  const { t } = useTranslation('ads');
  const format = useWatch<PictureFormat>('pictureFormat', 'banner');
  const address = useWatch<string | undefined>('imageUrl', undefined);
  // No field shows it.
  const copied = useWatch<string | undefined>('copied', undefined);
  const shape = shapeOf({ imageUrl: address, copied, pictureFormat: format });
  const isCut = isUpload(address) && shape !== null;
  const { picture, fault, choose, drop } = useChosenPicture();
  const choosePicture = (file: File) => void choose(file);

  if (picture && isLargeEnough(picture, format)) {
    const unfinished = rule(() => false, t('picture.wrong.unfinished'));
    return (
      <>
        {!isCut && <FormatField format={format} />}
        <Field<string> name="imageUrl" rules={[unfinished]}>
          {({ onChange, input: { id } }) => (
            <LateCropPicture
              key={picture.address + format}
              picture={picture}
              format={format}
              onChoose={choosePicture}
              onDone={drop}
              id={id}
              onChange={onChange}
            />
          )}
        </Field>
        <FileFaultText fault={fault} />
      </>
    );
  }
  const faults = (
    <>
      <FileFaultText fault={fault} />
      {picture && !fault && <TooSmall picture={picture} format={format} />}
    </>
  );
  if (isUpload(address)) {
    return (
      <>
        <Field<string> name="imageUrl">
          {({ value, onChange }) => (
            <UploadedPicture
              format={shape}
              onChoose={choosePicture}
              onRemove={drop}
              value={value}
              onChange={onChange}
            />
          )}
        </Field>
        {picture && !isCut && <FormatField format={format} />}
        {faults}
      </>
    );
  }
  return (
    <>
      <FormatField format={format} />
      <PictureChooser format={format} onChoose={choosePicture} />
      {faults}
      <AddressField
        name="imageUrl"
        label={t('fields.imageUrl')}
        hint={t('fields.imageUrlNote')}
        rules={rules}
      />
    </>
  );
}
