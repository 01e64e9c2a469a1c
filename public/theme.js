// Runs before the first paint, so that a dark page never flashes white; the app takes over later.
(() => {
  var chosen = 'auto';
  try {
    chosen = JSON.parse(localStorage.getItem('theme'));
  } catch (_) {}
  var known = chosen === 'light' || chosen === 'dark' || chosen === 'night';
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = known ? chosen : dark ? 'dark' : 'light';
})();
