import { useTranslation } from 'react-i18next';
import { useGetAdvertiserHomeQuery } from '../../../../features/homes';
import { paths } from '../../../../paths';
import { ButtonLink } from '../../../../ui/button/ButtonLink';
import { Loaded } from '../../../../ui/feedback/Loaded';
import { bothQueries } from '../../../../ui/feedback/query';
import { useOwnAds } from '../../use-own-ads';
import { HomePart } from '../HomePart';
import parts from '../HomeParts.module.css';
import type { HomeProps } from '../home-props';
import { AdFigures } from './AdFigures';
import { Paid } from './Paid';
import { Runs } from './Runs';
import { Waiting } from './Waiting';

/** For whoever has none yet. */
function FirstAd() {
  const { t } = useTranslation('homes');
  return (
    <HomePart isFirst title={t('advertiser.first.title')} note={t('advertiser.first.text')}>
      <ButtonLink to={paths.submitAd}>{t('advertiser.first.action')}</ButtonLink>
    </HomePart>
  );
}

/** What an advertiser can do now, and what came of what was paid. */
export default function AdvertiserHome({ skeleton }: HomeProps) {
  const money = useGetAdvertiserHomeQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={bothQueries(useOwnAds(), money)} skeleton={skeleton}>
      {([ads, { paid }]) =>
        ads.length === 0 ? (
          <FirstAd />
        ) : (
          <div className={parts.parts}>
            <Waiting ads={ads} />
            <div className={parts.columns}>
              <Runs ads={ads} />
              <AdFigures ads={ads} />
            </div>
            <Paid paid={paid} />
          </div>
        )
      }
    </Loaded>
  );
}
