import { loadNamespaces } from '../../../i18n';
import { optionalPart } from '../../../ui/optional-part';

/** Lets whoever sees an ad, wherever that is, tell the organisers of it. Fetched by itself once the page stands, with its own words. */
export const ReportAd = optionalPart(async () => {
  const [button] = await Promise.all([import('./ReportAdButton'), loadNamespaces('reporting')]);
  return button;
});
