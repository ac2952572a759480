import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Ad, useGetAdQuery } from '../../features/ads';
import { PaymentReceipt } from '../../features/payments';
import { adPath, paths } from '../../paths';
import { useSession } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadedPage } from '../../ui/feedback/LoadedPage';
import { Page } from '../../ui/layout/Page';
import { useNumberParam } from '../use-number-param';

/** The receipt of a payment, for whoever owns its ad and for the admins. */
export default function Receipt() {
  const { t } = useTranslation(['receipt', 'ads']);
  const { hash = '' } = useParams();
  const query = useGetAdQuery({ id: useNumberParam('id') });
  const back = <ButtonLink to={paths.ads}>{t('ads:details.back')}</ButtonLink>;
  const gone = <EmptyState text={t('ads:details.notFound')} action={back} />;
  return (
    <LoadedPage query={query} title={t('title')} gone={gone}>
      {(ad) => (
        <Page title={t('title')}>
          <OwnReceipt ad={ad} hash={hash} />
        </Page>
      )}
    </LoadedPage>
  );
}

function OwnReceipt({ ad, hash }: { ad: Ad; hash: string }) {
  const { t } = useTranslation('receipt');
  const { user } = useSession();
  if (!user) return null;
  const isOwner = user.id === ad.userId;
  if (!isOwner && user.role !== 'admin')
    return (
      <EmptyState text={t('private')} action={<ButtonLink to={adPath(ad.id)}>{t('back')}</ButtonLink>} />
    );
  const advertiser = (
    <>
      {isOwner && <bdi>{user.publicName}</bdi>} {t('account', { id: ad.userId })}
    </>
  );
  return <PaymentReceipt ad={ad} advertiser={advertiser} hash={hash} />;
}
