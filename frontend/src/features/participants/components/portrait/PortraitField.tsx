import { loadNamespaces } from '../../../../i18n';
import { optionalPart } from '../../../../ui/optional-part';
import { PortraitForm } from './PortraitForm';

/** A participant's portrait, which may be left out. Until what takes files has come, and where it does not, there is its address. */
export const PortraitField = optionalPart(
  async () => {
    const [part] = await Promise.all([import('./PortraitFile'), loadNamespaces('ads')]);
    return part;
  },
  <PortraitForm />,
);
