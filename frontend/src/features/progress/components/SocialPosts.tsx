import { useTranslation } from 'react-i18next';
import { isWebAddress } from '../../../ui/forms/web-address';
import styles from './Reports.module.css';

/** Posts elsewhere, named by their site and path. */
export function SocialPosts({ addresses }: { addresses: string[] }) {
  const { t } = useTranslation('reports');
  const links = addresses.filter(isWebAddress);
  if (links.length === 0) return null;
  return (
    <div className={styles.posts}>
      <h4>{t('report.posts')}</h4>
      <ul>
        {links.map((address) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
              <bdi dir="ltr">{nameOf(address)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without what every address has, so that the site it leads to comes first. */
function nameOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
}
