import { Navigate, type RouteObject } from 'react-router';
import { Layout } from './Layout.tsx';

async function soon() {
  const { Soon } = await import('./Soon.tsx');
  return { Component: Soon };
}

/** The addresses of the product and the screens behind them, loaded when they are opened. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    HydrateFallback: () => null,
    children: [
      {
        path: '/defense',
        lazy: async () => {
          const [{ DefenseScreen }, { loader }] = await Promise.all([
            import('#screens/defense/DefenseScreen.tsx'),
            import('#screens/defense/loader.ts'),
          ]);
          return { Component: DefenseScreen, loader };
        },
      },
      { path: '/offense', lazy: soon },
      { path: '/defense/team', lazy: soon },
      { path: '*', element: <Navigate to="/defense/" replace /> },
    ],
  },
];
