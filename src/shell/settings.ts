import { useLocation, useNavigate } from 'react-router';
import { withSettings } from '#choices/link.ts';
import {
  type Calculator,
  calculatorAt,
  calculators,
  remember,
  remembered,
  replaceBelow,
} from '#choices/remembered.ts';
import { generation, typeCount } from '#preferences/preferences.ts';

/** Brings the addresses of all calculators in line with the settings, here and below the panel. */
export function useKeepSettings(): () => void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return () => {
    const settings = { generation: generation.read(), typeCount: typeCount.read() };
    for (const calculator of Object.keys(calculators) as Calculator[]) {
      remember(calculator, withSettings(remembered(calculator), settings));
    }
    const here = calculatorAt(pathname);
    if (!here) return;
    if (typeof state?.over === 'string') replaceBelow(state.over, remembered(here));
    navigate({ search: remembered(here) }, { replace: true, state, preventScrollReset: true });
  };
}
