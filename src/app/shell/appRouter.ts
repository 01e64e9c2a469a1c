import { session } from '#app/state/session.ts';
import { createRouter } from './router.ts';
import { screens } from './screens.ts';

/** The router of the app, below the path that the app is hosted under. */
export const router = createRouter(session, screens, import.meta.env.BASE_URL.replace(/\/$/, ''));
