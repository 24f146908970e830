/** Linocut busts of the mercenaries, assembled from a kit of parts; light comes from the left. */
import kit from '$python/games/warlords/art/portraits.json';

interface Recipe {
  head: string;
  gear: string;
  eyes: string;
  mouth: string;
  body: string;
  skin: string;
}
type Parts = Partial<Record<string, string>>;
const LINE = 'stroke="var(--wl-ink)" stroke-linejoin="round" stroke-linecap="round"';
const KIT: {
  behind: Parts;
  eyes: Parts;
  mouths: Parts;
  gear: Parts;
  recipes: Partial<Record<string, Recipe>>;
} = kit;
const made = new Map<string, string>();

export function portrait(card: string, region: string): string {
  const known = made.get(card);
  if (known !== undefined) return known;
  const recipe = KIT.recipes[card];
  if (!recipe) return '';
  const { head, gear, eyes, mouth, body, skin } = recipe;
  const metal = head === 'metal';
  const cloth = region === 'okunar' ? 'cloth-okunar' : region; // white cloth would vanish on a white sky
  const art =
    (KIT.behind[gear] ?? '') +
    (KIT.behind[body] ?? '') +
    `<use href="#body-${body}" fill="var(--wl-accent)" ${LINE} stroke-width="2.2"/><g clip-path="url(#in-body-${body})"><use href="#shade-body"/></g>` +
    `<use href="#lines-body-${body}" fill="none" ${LINE} stroke-width="1.8"/><path d="M-9 6L-11 20L0 27L11 20L9 6Z" fill="var(--wl-skin)" ${LINE} stroke-width="2.2"/><path d="M0 12L10 9L11 20L0 27Z"/>` +
    `<use href="#head-${head}" fill="var(--wl-skin)" ${LINE} stroke-width="2.2"/><g clip-path="url(#in-head-${head})" opacity=".93"><use href="#shade-head"/></g>` +
    (!metal && mouth !== 'mask' ? `<path d="M0 -14L-4 -2L1 0" fill="none" ${LINE} stroke-width="1.8"/>` : '') +
    KIT.mouths[mouth] +
    KIT.eyes[eyes] +
    KIT.gear[gear];
  const painted = art
    .replaceAll('var(--wl-skin)', `var(--wl-${metal ? 'steel' : skin})`)
    .replaceAll('var(--wl-accent)', `var(--wl-${cloth})`)
    .replaceAll('var(--wl-accent-lo)', `var(--wl-${cloth}-lo)`);
  made.set(card, painted);
  return painted;
}
