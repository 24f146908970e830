/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'virtual:palette.css';

/** The version of plancia that the page was built with. */
declare const __PLANCIA__: string;

/** Not all browsers have it, and TypeScript does not know it yet. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface Window {
  BarcodeDetector?: new (options: { formats: string[] }) => BarcodeDetector;
}
