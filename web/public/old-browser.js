// Older browsers than Encina can serve get words instead of an empty page. Written for those: ECMAScript 5, no styles.
// `CSSLayerBlockRule` came with Chrome 99, Safari 15.4 and Firefox 97 (decision 0022).
(function () {
  if (window.CSSLayerBlockRule) return;
  var words = document.getElementById('old-browser');
  var app = document.getElementById('root');
  // Without it the app does not start.
  app.parentNode.removeChild(app);
  words.removeAttribute('hidden');
  document.documentElement.style.background = '#fbf7ef';
  words.style.cssText =
    'max-width:32em;margin:0 auto;padding:1.5em;font:24px/1.5 Arial,sans-serif;color:#1e2a22;background:#fbf7ef';
})();
