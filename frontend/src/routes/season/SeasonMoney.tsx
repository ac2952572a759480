import { useTranslation } from 'react-i18next';
import type { SeasonArchive } from '../../features/seasons';
import { FeesByMonth, useCoinName, useCoins } from '../../features/tokenomics';
import { useLocale } from '../../i18n/use-locale';
import { usePercent } from '../../i18n/use-percent';
import { formatNumber } from '../../i18n/format';
import { paths } from '../../paths';
import { advertising } from '../../season';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Figures } from '../../ui/facts/Figures';
import { Labelled } from '../../ui/labelled/Labelled';
import { Section } from '../../ui/layout/Section';
import styles from './SeasonPage.module.css';

type Coin = SeasonArchive['coins'][number];

/** What ads brought in during a season and where it went; each coin by itself, as coins differ in value. */
export function SeasonMoney({ season: { coins } }: { season: SeasonArchive }) {
  const { t } = useTranslation('seasons');
  const toBooks = (
    <ButtonLink kind="secondary" small to={`${paths.transparency}#books`}>
      {t('money.check')}
    </ButtonLink>
  );
  return (
    <Section title={t('money.title')} action={toBooks}>
      {coins.length === 0 && <p className={styles.lead}>{t('money.none')}</p>}
      <div className={styles.parts}>
        {coins.map((coin) => (
          <CoinOfSeason key={`${coin.currency} ${coin.testnet}`} coin={coin} />
        ))}
      </div>
    </Section>
  );
}

function CoinOfSeason({ coin }: { coin: Coin }) {
  const { t } = useTranslation('seasons');
  const locale = useLocale();
  const percentOf = usePercent();
  const name = useCoinName()(coin);
  const coins = useCoins(coin.currency);
  const { founderSharePercent, platformSharePercent } = advertising;
  return (
    <div>
      <h3 className={styles.coin}>{name}</h3>
      <Figures
        figures={[
          {
            label: t('money.in'),
            value: coins(coin.totalFeesCollected),
            note: <Labelled label={t('money.payments')}>{formatNumber(locale, coin.payments)}</Labelled>,
          },
          {
            label: t('money.founder', { percent: percentOf(founderSharePercent) }),
            value: coins(coin.founderProfit),
          },
          {
            label: t('money.platform', { percent: percentOf(platformSharePercent) }),
            value: coins(coin.platformShare),
          },
        ]}
      />
      {/* Of one month it would say what the figures say. */}
      {coin.history.length > 1 && (
        <div className={styles.chart}>
          <FeesByMonth coin={coin} name={name} wholeSpan />
        </div>
      )}
    </div>
  );
}
