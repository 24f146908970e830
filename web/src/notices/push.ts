/** Web push in this browser: whether it is possible, and how to switch it on and off. */
import { api } from '$core/api';
import type { NoticeSettings } from '../generated/types';

/** `missing`: the browser cannot do it, or the page is not secure. `denied`: the user has blocked it. */
export type Push = 'missing' | 'denied' | 'off' | 'on';

function possible(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function manager(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager;
}

/** The server identifies a browser by the beginning of this hash, and never sends its endpoint back. */
async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, 32);
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function text(buffer: ArrayBuffer | null): string {
  const bytes = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function pushState(settings: NoticeSettings): Promise<Push> {
  if (!possible()) return 'missing';
  if (Notification.permission === 'denied') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  return subscription && settings.devices.includes(await idOf(subscription.endpoint)) ? 'on' : 'off';
}

/** Asks the user, then the browser's push service. */
export async function switchOn(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const push = await manager();
  await (await push.getSubscription())?.unsubscribe(); // it may be for another server's key
  const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  return api.addDevice({
    endpoint: made.endpoint,
    key: text(made.getKey('p256dh')),
    auth: text(made.getKey('auth')),
  });
}

export async function switchOff(): Promise<NoticeSettings> {
  const subscription = await (await manager()).getSubscription();
  if (!subscription) return api.notices();
  const device = await idOf(subscription.endpoint);
  await subscription.unsubscribe();
  return api.dropDevice(device);
}
