/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'virtual:palette.css';

/** The version of plancia that the page was built with. */
declare const __PLANCIA__: string;
