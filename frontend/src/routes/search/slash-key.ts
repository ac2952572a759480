import { browserStorage } from '../../browser-storage';

const name = 'search-key';

/** Whether `/` opens the search: whoever speaks to their computer, or strikes keys by chance, may switch that off (WCAG 2.2, 2.1.4). */
export const slashKey = {
  isOn: (): boolean => browserStorage.read(name) !== 'off',
  set: (isOn: boolean): void => {
    if (isOn) browserStorage.remove(name);
    else browserStorage.write(name, 'off');
  },
};
