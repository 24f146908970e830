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

session.listen();
install.listen();
startWorker();
void session.open().then(() => mount(App, { target: document.getElementById('app')! }));
