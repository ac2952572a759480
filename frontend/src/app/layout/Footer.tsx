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
        <FooterLinks
          title={t('footer.quickLinks')}
          links={[
            { label: t('menu.entries.participants'), to: paths.participants },
            { label: t('menu.entries.ads'), to: paths.ads },
            { label: t('menu.entries.submitAd'), to: paths.submitAd },
            { label: t('account.register'), to: paths.register },
            { label: t('menu.entries.joinAsViewer'), to: paths.joinAsViewer },
            { label: t('menu.entries.streaming'), to: paths.streaming },
          ]}
        />
        <FooterLinks
          title={t('footer.resources')}
          links={[
            { label: t('menu.entries.about'), to: paths.about },
            { label: t('menu.entries.socialEntrepreneurship'), to: paths.socialEntrepreneurship },
            { label: t('menu.entries.seasons'), to: paths.seasons },
            { label: t('menu.entries.whitepaper'), to: paths.whitepaper },
            { label: t('menu.entries.tokenomics'), to: paths.tokenomics },
            { label: t('menu.entries.transparency'), to: paths.transparency },
            { label: t('menu.entries.connectWallet'), to: paths.connectWallet },
            { label: t('menu.entries.affiliateProgram'), to: paths.affiliateProgram },
            { label: t('menu.entries.faq'), to: paths.faq },
            { label: t('menu.entries.support'), to: paths.support },
            { label: t('menu.entries.terms'), to: paths.terms },
            { label: t('footer.accessibility'), to: paths.accessibility },
          ]}
        />
        <LateSeal className={styles.seal} />
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  title: string;
  links: { label: string; to: string }[];
}

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
