// Sets the chosen theme, or that of the system, before the first paint. A file, since the page allows no inline script.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('plancia-theme');
  } catch (_) {
    /* private windows may refuse storage */
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
