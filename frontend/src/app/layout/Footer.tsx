import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSeasonNumbers } from '../../api/season-numbers';
import { paths } from '../../paths';
import { useLongDay } from '../../i18n/use-long-date';
import { useLaunchDay, usePlaces } from '../../features/settings';
import { LateSeal } from '../../ui/badge/LateSeal';
import styles from './Footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  const longDay = useLongDay();
  const { applyingSeason } = useSeasonNumbers();
  const launchDate = useLaunchDay(applyingSeason);
  const { places } = usePlaces();
  return (
    <footer data-screen-only className={`${styles.footer} drawn-when-near`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.name}>{t('site.name')}</p>
          <dl className={styles.facts}>
            {launchDate !== null && (
              <>
                <dt>{t('footer.launch')}</dt>
                <dd>{longDay(launchDate)}</dd>
              </>
            )}
            <dt>{t('footer.places', { season: applyingSeason })}</dt>
            <dd>{t('footer.placesLimit', { count: places })}</dd>
          </dl>
        </div>
        <FooterLinks title={t('footer.quickLinks')} pages={quickLinks} />
        <FooterLinks title={t('footer.resources')} pages={resources} />
        <LateSeal className={styles.seal} />
      </div>
    </footer>
  );
}

const quickLinks = ['participants', 'ads', 'submitAd', 'register', 'joinAsViewer', 'streaming'] as const;
const resources = [
  'about',
  'socialEntrepreneurship',
  'seasons',
  'whitepaper',
  'tokenomics',
  'transparency',
  'connectWallet',
  'affiliateProgram',
  'faq',
  'support',
  'terms',
  'accessibility',
] as const;

/** Two are no entries of the menu. */
const words = { register: 'account.register', accessibility: 'footer.accessibility' } as const;

interface FooterLinksProps {
  title: string;
  pages: typeof quickLinks | typeof resources;
}

function FooterLinks({ title, pages }: FooterLinksProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>
        {pages.map((page) => (
          <li key={page}>
            <Link to={paths[page]}>
              {t(page === 'register' || page === 'accessibility' ? words[page] : `menu.entries.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
