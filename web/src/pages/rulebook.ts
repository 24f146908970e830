/** Plays an example of the rules at a table. */
import { api } from '$core/api';
import { session } from '$core/session.svelte';

export async function playExample(game: string, name: string): Promise<void> {
  try {
    await session.somebody();
    session.go(`/t/${(await api.tryExample(game, name)).id}`);
  } catch (error) {
    session.sorry(error);
  }
}
