import { useEffect, useState } from 'react';
import { forgetPicture, readPicture, type ChosenPicture, type FileFault } from '../picture-file';

/** The file somebody has picked and not yet cut, or what is wrong with it. */
export function useChosenPicture() {
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [fault, setFault] = useState<FileFault | null>(null);

  useEffect(() => (picture ? () => forgetPicture(picture) : undefined), [picture]);

  const drop = () => {
    setPicture(null);
    setFault(null);
  };
  const choose = async (file: File) => {
    const found = await readPicture(file);
    if (typeof found === 'string') return setFault(found);
    setPicture(found);
    setFault(null);
  };
  return { picture, fault, choose, drop };
}
