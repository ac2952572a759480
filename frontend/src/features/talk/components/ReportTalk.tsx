import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadNamespaces } from '../../../i18n';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { optionalPart } from '../../../ui/optional-part';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
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

/** So far below what is in view. */
const AHEAD = '0px 0px 50% 0px';

/** Whether an element has come near what the reader sees; once it has, it stays so. A browser that cannot tell takes all for near. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}

/** What people say of a report; fetched, with its code and its words, once the reader comes near or was sent to one of the comments. */
export default function ReportTalk({ report }: { report: TalkedReport }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const target = useTargetComment(report.id);
  return <div ref={place}>{isNear || target !== undefined ? <Talk report={report} /> : <TalkPlace />}</div>;
}
