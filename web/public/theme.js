// Runs before the first paint, so that nobody sees the wrong theme flash by. lib/theme.ts keeps it true after.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Storage may be blocked; then the system decides.
  }
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  if (dark) document.querySelector('meta[name="theme-color"]').content = '#161a17';
})();
