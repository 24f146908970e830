/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'virtual:palette.css';
/** The address of the messages of each language. */
declare module 'virtual:sentences' {
  const addresses: Readonly<Record<import('./core/messages').Language, string>>;
  export default addresses;
}

/** The version of plancia that the page was built with. */
declare const __PLANCIA__: string;

/** Not all browsers have it, and TypeScript does not know it yet. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface Window {
  BarcodeDetector?: new (options: { formats: string[] }) => BarcodeDetector;
}
