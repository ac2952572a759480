import { Form, Input } from 'antd';
import type { Rule } from 'antd/es/form';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { rule } from '../../../ui/forms/rule';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import type { PictureFormat } from '../api';
import { type AdFormValues, shapeOf } from '../ad-form-values';
import { FileFaultText, TooSmall } from '../../../ui/cropping/PictureFault';
import { isLargeEnough } from '../../../ui/cropping/picture-file';
import { PictureChooser } from '../../../ui/cropping/PictureChooser';
import { useChosenPicture } from '../../../ui/cropping/use-chosen-picture';
import { isUpload } from '../../../ui/picture/upload-address';
import { FormatField } from './FormatField';
import { UploadedPicture } from './UploadedPicture';

// With the library that it is made of, which only those who bring a file need.
const CropPicture = lazy(() => import('../../../ui/cropping/CropPicture'));

/** The picture of an ad: a file that is cut to a format of the ad policy, or an address. It may be left out. */
export function PictureFields({ rules }: { rules: Rule[] }) {
  const { t } = useTranslation('ads');
  const format = Form.useWatch<PictureFormat | undefined>('pictureFormat') ?? 'banner';
  const address = Form.useWatch<string | undefined>('imageUrl');
  const form = Form.useFormInstance<AdFormValues>();
  // No field shows it.
  const copied = Form.useWatch<string | undefined>('copied', { form, preserve: true });
  const shape = shapeOf({ imageUrl: address, copied, pictureFormat: format });
  const isCut = isUpload(address) && shape !== null;
  const { picture, fault, choose, drop } = useChosenPicture();
  const choosePicture = (file: File) => void choose(file);

  if (picture && isLargeEnough(picture, format)) {
    const unfinished = rule(() => false, t('picture.wrong.unfinished'));
    return (
      <>
        {!isCut && <FormatField format={format} />}
        <Suspense fallback={<Skeleton height="22rem" />}>
          <Form.Item name="imageUrl" rules={[unfinished]}>
            <CropPicture
              key={picture.address + format}
              picture={picture}
              format={format}
              onChoose={choosePicture}
              onDone={drop}
            />
          </Form.Item>
        </Suspense>
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
        <Form.Item name="imageUrl">
          <UploadedPicture format={shape} onChoose={choosePicture} onRemove={drop} />
        </Form.Item>
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
      <Form.Item name="imageUrl" label={t('fields.imageUrl')} extra={t('fields.imageUrlNote')} rules={rules}>
        <Input inputMode="url" dir="ltr" />
      </Form.Item>
    </>
  );
}
