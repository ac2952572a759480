import { Picture } from '../../../ui/picture/Picture';
import styles from './Found.module.css';

interface FoundPortraitProps {
  id: number;
  address: string | null;
}

/** A small portrait beside a name that says whose it is. */
export const FoundPortrait = ({ id, address }: FoundPortraitProps) => (
  <span className={styles.portrait}>
    <Picture
      address={address}
      seed={id}
      missing=""
      className={styles.picture}
      ratio={[1, 1]}
      sizes="3.5rem"
    />
  </span>
);
