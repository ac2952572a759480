import type { AdDto } from '../../../modules/ads/dto/ad.dto.js';
import type { Shared } from '../shared.types.js';
import { pathsOf } from './participant.js';
import type { StrangersView } from './thing.js';

export async function sharedAd(view: StrangersView, id: number): Promise<Shared | undefined> {
  const ad = await view.read<AdDto>(`/api/ads/${id}`);
  if (!ad) return undefined;
  const { title, description, category, imageUrl } = ad;
  return {
    kind: 'ad',
    id,
    language: view.language,
    words: {
      kicker: [view.words.ad, view.words.categories[category]],
      title,
      text: description,
      // How an ad runs is its owner's to know.
      figures: [view.figure('number', id)],
      site: view.words.site,
    },
    picture: { kind: 'picture', paths: pathsOf(imageUrl) },
  };
}
