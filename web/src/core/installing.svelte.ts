/** The app outside its tab: its service worker, the badge on its icon, and the browser's offer to install it. */

/** An event that only some browsers have. */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event;
}

class Install {
  offered = $state(false);
  #offer: InstallOffer | null = null;

  /** Keeps the browser's offer for the page with the settings. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      if (!isOffer(event)) return;
      event.preventDefault();
      this.#offer = event;
      this.offered = true;
    });
    addEventListener('appinstalled', () => (this.offered = false));
  }

  async accept(): Promise<void> {
    this.offered = false;
    await this.#offer?.prompt();
  }
}

export const install = new Install();

/** The worker stores the app, so that rules and lessons open without a connection. Nothing else needs it. */
export function startWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register('/worker.js').catch(() => undefined); // private windows may refuse it
}

/** Shows the number of tables that wait, on the icon of the installed app. */
export function showBadge(waiting: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined);
}
