import { useEffect, useRef, useState } from 'react';
import { forgetPicture, readPicture, type ChosenPicture, type FileFault } from './picture-file';

/** The file somebody has picked and not yet cut, or what is wrong with it. What is picked later wins over what takes longer to read. */
export function useChosenPicture() {
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [fault, setFault] = useState<FileFault | null>(null);
  const latest = useRef(0);

  useEffect(() => (picture ? () => forgetPicture(picture) : undefined), [picture]);
  // What is read once the form is gone belongs to nobody.
  useEffect(() => () => void (latest.current += 1), []);

  const drop = () => {
    latest.current += 1;
    setPicture(null);
    setFault(null);
  };
  const choose = async (file: File) => {
    const turn = ++latest.current;
    const found = await readPicture(file);
    const isFault = typeof found === 'string';
    if (turn !== latest.current) return isFault ? undefined : forgetPicture(found);
    if (isFault) return setFault(found);
    setPicture(found);
    setFault(null);
  };
  return { picture, fault, choose, drop };
}
