// Before anything is painted: the theme that was chosen, or the one of the system. A file, since the page allows no inline script.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('plancia-theme');
  } catch (_) {
    /* private windows may refuse */
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
