import { type LoaderFunction, redirect, replace } from 'react-router';
import { arrive } from '#choices/arrive.ts';
import type { Calculator } from '#choices/remembered.ts';
import { writeSettings } from '#preferences/settings.ts';

/** A link brings its settings along; an address without choices goes on where the session was. */
export function arriving(calculator: Calculator): LoaderFunction {
  return ({ request }) => {
    const url = new URL(request.url);
    const arrival = arrive(calculator, url);
    if (arrival === 'empty') return null;
    // A link from another screen has not made its step in the history yet: there the one to
    // replace would be that screen's.
    const go = window.location.pathname === url.pathname ? replace : redirect;
    if ('redirect' in arrival) return go(arrival.redirect);
    writeSettings(arrival.settings);
    return null;
  };
}
