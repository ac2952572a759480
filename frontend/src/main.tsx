import './ui/theme/typefaces/stand-ins.css';
import './ui/theme/typefaces/first.css';
import 'virtual:palettes.css';
import './ui/theme/global.css';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { forgetScrollOfOtherVisits } from './app/forget-scroll';
import { routes } from './app/routes';
import { createStore } from './app/store';
import { startTranslation } from './i18n';
import { loadFurtherTypefaces, loadScriptStyle } from './ui/theme/script-styles';

i18next.on('languageChanged', (language) => void loadScriptStyle(language));
await Promise.all([startTranslation(), loadScriptStyle(document.documentElement.lang)]);

forgetScrollOfOtherVisits();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={createStore()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Provider>
  </StrictMode>,
);
void loadFurtherTypefaces();
