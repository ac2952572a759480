import { useTranslation } from 'react-i18next';
import { isolated } from '../../../i18n/isolated';
import { adPath, participantPath, reportPath } from '../../../paths';
import type { SearchResult } from '../api';
import { FoundGroup } from './FoundGroup';
import { FoundLink } from './FoundLink';
import { FoundPortrait } from './FoundPortrait';

interface FoundOnSiteProps {
  found: SearchResult;
  words: string;
  onFollow: () => void;
}

/** Participants, reports and ads that were found. */
export function FoundOnSite({ found, words, onFollow }: FoundOnSiteProps) {
  const { t } = useTranslation(['search', 'common']);
  const shared = { words, onFollow };
  return (
    <>
      <FoundGroup title={t('kinds.participants')}>
        {found.participants.map(({ id, name, profession, season, profileImageUrl, excerpt }) => (
          <FoundLink
            {...shared}
            key={id}
            to={participantPath(id)}
            title={name}
            about={t('about.participant', { profession: isolated(profession), season })}
            excerpt={excerpt}
            picture={<FoundPortrait id={id} address={profileImageUrl} />}
          />
        ))}
      </FoundGroup>
      <FoundGroup title={t('kinds.reports')}>
        {found.reports.map(({ id, participantId, participantName, month, season, title, excerpt }) => (
          <FoundLink
            {...shared}
            key={id}
            to={reportPath(participantId, id)}
            title={title}
            about={t('about.report', { name: isolated(participantName), month, season })}
            excerpt={excerpt}
          />
        ))}
      </FoundGroup>
      <FoundGroup title={t('kinds.ads')}>
        {found.ads.map(({ id, title, category, excerpt }) => (
          <FoundLink
            {...shared}
            key={id}
            to={adPath(id)}
            title={title}
            about={t(`common:category.${category}`)}
            excerpt={excerpt}
          />
        ))}
      </FoundGroup>
    </>
  );
}
