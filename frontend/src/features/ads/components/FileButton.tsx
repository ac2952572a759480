import { adUploads } from '../../../limits';
import { FileButton as AnyFileButton } from '../../../ui/forms/FileButton';

interface FileButtonProps {
  label: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** Chooses the picture of an ad. */
export function FileButton({ label, disabled, onChoose }: FileButtonProps) {
  return (
    <AnyFileButton
      label={label}
      types={adUploads.types}
      disabled={disabled}
      onChoose={([file]) => file && onChoose(file)}
    />
  );
}
