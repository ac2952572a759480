import { useTranslation } from 'react-i18next';
import { Field } from '../../../../ui/forms/Field';
import { useWatch } from '../../../../ui/forms/form-context';
import { LateCropPicture } from '../../../../ui/cropping/LateCropPicture';
import { PictureChooser } from '../../../../ui/cropping/PictureChooser';
import { FileFaultText, TooSmall } from '../../../../ui/cropping/PictureFault';
import { isLargeEnough } from '../../../../ui/cropping/picture-file';
import { useChosenPicture } from '../../../../ui/cropping/use-chosen-picture';
import { rule } from '../../../../ui/forms/rule';
import { isUpload } from '../../../../ui/picture/upload-address';
import { PortraitForm } from './PortraitForm';
import { UploadedPortrait } from './UploadedPortrait';

/** A participant's portrait: a file that is cut to a square, or an address. */
export default function PortraitFile() {
  const { t } = useTranslation('ads');
  const address = useWatch<string | undefined>('profileImageUrl', undefined);
  const { picture, fault, choose, drop } = useChosenPicture();
  const choosePicture = (file: File) => void choose(file);

  if (picture && isLargeEnough(picture, 'portrait')) {
    const unfinished = rule(() => false, t('picture.wrong.unfinished'));
    return (
      <>
        <Field<string> name="profileImageUrl" rules={[unfinished]}>
          {({ onChange, input: { id } }) => (
            <LateCropPicture
              key={picture.address}
              picture={picture}
              format="portrait"
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
      {picture && !fault && <TooSmall picture={picture} format="portrait" />}
    </>
  );
  if (!isUpload(address)) {
    return (
      <>
        <PictureChooser format="portrait" onChoose={choosePicture} />
        {faults}
        <PortraitForm />
      </>
    );
  }
  return (
    <>
      <Field<string> name="profileImageUrl">
        {({ value, onChange }) => (
          <UploadedPortrait onChoose={choosePicture} onRemove={drop} value={value} onChange={onChange} />
        )}
      </Field>
      {faults}
    </>
  );
}
