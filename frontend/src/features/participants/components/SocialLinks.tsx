import { useTranslation } from 'react-i18next';
import { linksOf, type SocialField, type SocialLinks as Links } from '../social-links';
import styles from './SocialLinks.module.css';

interface SocialLinksProps {
  person: Links & { name: string };
  fields?: readonly SocialField[];
}

/** Where a participant can be found elsewhere; nothing where they gave no address. */
export function SocialLinks({ person, fields }: SocialLinksProps) {
  const { t } = useTranslation('participants');
  const links = linksOf(person, fields);
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('card.links', { name: person.name })} className={styles.links}>
      {links.map(({ field, address }) => (
        <li key={field}>
          <a href={address} target="_blank" rel="noopener noreferrer nofollow">
            {t(`links.${field}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
