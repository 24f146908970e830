import { mount } from 'svelte';
import 'virtual:palette.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/table.css';
import './styles/shell.css';
import './styles/app.css';
import './styles/boards.css';
import './styles/layouts.css';
import App from './App.svelte';
import { install, startWorker } from './core/installing.svelte';
import { session } from './core/session.svelte';
import { findPage } from './routes';

session.listen();
install.listen();
startWorker();
// Loaded while we wait for the server. If that fails, the page shows the error later.
findPage(location.pathname, () => true)
  ?.load()
  .catch(() => undefined);
void session.open().then(() => mount(App, { target: document.getElementById('app')! }));
