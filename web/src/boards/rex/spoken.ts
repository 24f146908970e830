/** A space in words, for screen readers: its name, sector, icons, units, and whether it can be chosen. */
import { say } from '$core/session.svelte';
import { called } from './names';
import type { Stack, View } from './position';
import type { Space } from './world';

export function spoken(v: View, space: Space, here: Stack[], lit: boolean, chip: string): string {
  const parts = [called(space.id)];
  if (space.sector) parts.push(say('web-rex-sector', { sector: space.sector }));
  parts.push(...icons(v, space));
  const influence = v.on_board[space.at] ?? 0;
  if (influence) parts.push(say('web-rex-influence-here', { count: influence }));
  parts.push(
    ...here.map(
      (stack) => `${called(stack.race)} ${stack.count}${stack.kind ? ` ${say(`web-rex-kind-${stack.kind}`)}` : ''}`,
    ),
  );
  if (space.sector !== 0 && space.sector === v.fleet) parts.push(say('web-rex-under-fire'));
  if (v.demolished && space.id === 'MPS') parts.push(say('web-rex-demolished'));
  if (lit) parts.push(say('web-rex-legal'), ...(chip ? [chip] : []));
  return parts.join(', ');
}

export function icons(v: View, space: Space): string[] {
  return space.icons
    .filter((icon) => icon !== 'influence' && icon !== 'council')
    .map((icon) =>
      say(icon === 'shield' && v.shield_down === space.id ? 'web-rex-icon-shield-down' : `web-rex-icon-${icon}`),
    );
}
