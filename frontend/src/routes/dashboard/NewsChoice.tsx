import { NewsByMailSection, Reminders } from '../../features/notifications';

/** How news comes by mail and what one is reminded of, fetched after the rest of the overview. */
export default function NewsChoice() {
  return (
    <>
      <NewsByMailSection />
      <Reminders />
    </>
  );
}
