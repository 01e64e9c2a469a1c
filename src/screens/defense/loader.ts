import { type LoaderFunctionArgs, replace } from 'react-router';
import { arrive } from '#choices/arrive.ts';
import { generation, typeCount } from '#preferences/preferences.ts';

/** A link brings its settings along; an address without choices goes on where the session was. */
export function loader({ request }: LoaderFunctionArgs): Response | null {
  const arrival = arrive('defense', new URL(request.url));
  if (arrival === 'empty') return null;
  if ('redirect' in arrival) return replace(arrival.redirect);
  generation.write(arrival.settings.generation);
  typeCount.write(arrival.settings.typeCount);
  return null;
}
