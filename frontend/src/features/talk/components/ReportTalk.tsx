import { useRef } from 'react';
import { loadNamespaces } from '../../../i18n';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { optionalPart } from '../../../ui/optional-part';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useNear } from '../hooks/use-near';
import { useTargetComment } from '../hooks/use-target-comment';
import type { TalkedReport } from '../talked-report';
import { TalkPlace } from './TalkPlace';

const Talk = optionalPart(
  async () => {
    const [talk] = await Promise.all([import('./Talk'), loadNamespaces('talk', 'errors')]);
    return talk;
  },
  <Skeleton height="9rem" />,
  LoadFailure,
);

/** What people say of a report; fetched, with its code and its words, once the reader comes near or was sent to one of the comments. */
export default function ReportTalk({ report }: { report: TalkedReport }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const target = useTargetComment(report.id);
  return <div ref={place}>{isNear || target !== undefined ? <Talk report={report} /> : <TalkPlace />}</div>;
}
