import { useTranslation } from 'react-i18next';
import type { User } from '../../api/generated/auth';
import { useSeasonNumbers } from '../../api/season-numbers';
import { useGetEligibilityQuery } from '../../features/participants';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import styles from './PlaceOffer.module.css';

/** Offers a place in the season that takes applications to whoever is invited to one, also where they take part in another. */
export function PlaceOffer({ user: { role } }: { user: User }) {
  const { t } = useTranslation('dashboard');
  const { applyingSeason: season } = useSeasonNumbers();
  const skip = role !== 'user' && role !== 'participant';
  const { currentData: eligibility } = useGetEligibilityQuery(undefined, { skip });
  if (eligibility?.state !== 'open') return null;
  return (
    <section className={styles.offer} aria-label={t('offer.title', { season })}>
      <div>
        <h2 className={styles.title}>{t('offer.title', { season })}</h2>
        <p>{t('offer.text')}</p>
      </div>
      <ButtonLink small to={paths.register}>
        {t('offer.take')}
      </ButtonLink>
    </section>
  );
}
