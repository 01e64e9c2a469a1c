// Runs before the first paint, so that a dark page never flashes white; the app takes over later.
(() => {
  var chosen = 'auto';
  try {
    chosen = JSON.parse(localStorage.getItem('theme'));
  } catch (_) {}
  var known = chosen === 'light' || chosen === 'dark' || chosen === 'night';
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  var theme = known ? chosen : dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  var ground = { light: '#f8f7f2', dark: '#14141c', night: '#000' }[theme];
  document.querySelector('meta[name="theme-color"]').content = ground;
})();
