import { createRouter } from './router.ts';
import { screens } from './screens.ts';

/** The router of the app, below the path that the app is hosted under. */
export const router = createRouter(screens, import.meta.env.BASE_URL.replace(/\/$/, ''));
