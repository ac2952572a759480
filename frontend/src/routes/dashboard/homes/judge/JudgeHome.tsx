import { useTranslation } from 'react-i18next';
import { useGetDeskQuery, useGetJudgingQuery } from '../../../../features/awards';
import { Loaded } from '../../../../ui/feedback/Loaded';
import { paths } from '../../../../paths';
import { ButtonLink } from '../../../../ui/button/ButtonLink';
import type { HomeProps } from '../home-props';
import { HomePart } from '../HomePart';
import { OwnDesk } from './OwnDesk';

/** The desk of whoever judges: how far they have come, and whom to score next. */
export default function JudgeHome({ skeleton }: HomeProps) {
  const query = useGetJudgingQuery();
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ awards: [first] }) =>
        first ? <DeskOf awardId={first.id} skeleton={skeleton} /> : <NothingToJudge />
      }
    </Loaded>
  );
}

function DeskOf({ awardId, skeleton }: HomeProps & { awardId: number }) {
  const query = useGetDeskQuery({ id: awardId }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(desk) => <OwnDesk desk={desk} />}
    </Loaded>
  );
}

function NothingToJudge() {
  const { t } = useTranslation('homes');
  return (
    <HomePart isFirst title={t('judge.title')} note={t('judge.none')}>
      <ButtonLink kind="secondary" to={paths.awards}>
        {t('judge.awards')}
      </ButtonLink>
    </HomePart>
  );
}
