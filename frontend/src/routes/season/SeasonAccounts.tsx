import type { SeasonArchive } from '../../features/seasons';
import { SeasonMoney } from './SeasonMoney';
import { SeasonMonths } from './SeasonMonths';

/** What anybody can check of a season: its money, and its votes month by month. */
export default function SeasonAccounts({ season }: { season: SeasonArchive }) {
  return (
    <>
      <SeasonMoney season={season} />
      <SeasonMonths season={season} />
    </>
  );
}
