import { optionalPart } from '../../../ui/optional-part';
import { TalkPlace } from './TalkPlace';

/** What people say of a report; even what looks whether the reader comes near is fetched once the page stands. */
export const ReportTalk = optionalPart(() => import('./ReportTalk'), <TalkPlace />);
