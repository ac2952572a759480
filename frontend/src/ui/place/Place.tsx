interface PlaceProps {
  /** As the API calls it. */
  slot: `${string}-banner` | `${string}-sidebar`;
  /** The ad that the page is about, which does not stand beside itself. */
  ad?: number;
  /** Whether an ad may stand there yet; its room is kept all the same. */
  isOpen?: boolean;
}

/** Set once React has taken the place over from the server: what was put there before would be taken for a fault of the page. */
const comeAlive = (place: HTMLElement | null) => place?.setAttribute('data-alive', '');

/** Room for an ad, which comes after the first draw. */
export const Place = ({ slot, ad, isOpen = true }: PlaceProps) => (
  <div ref={isOpen ? comeAlive : undefined} className="place" data-place={slot} data-ad={ad} />
);
