import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { addressOf, withSettings } from '#calculators/link.ts';
import {
  type Calculator,
  calculatorAt,
  calculators,
  remember,
  remembered,
  replaceBelow,
} from '#calculators/remembered.ts';
import { readSettings } from '#preferences/settings.ts';

/** Brings the addresses of all calculators in line with the settings, here and below the panel. */
export function useKeepSettings(): () => void {
  const [pathname, navigate] = useLocation();
  const state = useHistoryState<{ over?: unknown } | null>();
  return () => {
    const settings = readSettings();
    for (const calculator of Object.keys(calculators) as Calculator[]) {
      remember(calculator, withSettings(remembered(calculator), settings));
    }
    const here = calculatorAt(pathname);
    if (!here) return;
    if (typeof state?.over === 'string') replaceBelow(here, state.over, remembered(here));
    navigate(addressOf(pathname, remembered(here)), { replace: true, state });
  };
}
