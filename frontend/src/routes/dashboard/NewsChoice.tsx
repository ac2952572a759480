import { NewsByMailSection } from '../../features/notifications';

/** How news comes by mail, fetched after the rest of the overview. */
export default function NewsChoice() {
  return <NewsByMailSection />;
}
