import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { startTranslation } from '../i18n';

beforeAll(startTranslation);
afterEach(cleanup);
