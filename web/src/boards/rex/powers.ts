/**
 * The advantages of each race, in the order of its sheet: when they apply, and the name by which an Informant cancels
 * them.
 */
export interface Power {
  key: string; // key of its message
  when: string[]; // phases, or `setup` and `end`
  stop?: string; // its name when an Informant cancels it
}

export const POWERS: Record<string, Power[]> = {
  lazax: [
    { key: 'income', when: ['bidding'], stop: 'lazax-income' },
    { key: 'mechanized', when: ['manoeuvre', 'battle'] },
    { key: 'recruit', when: ['recruitment'] },
  ],
  sol: [
    { key: 'look', when: ['influence', 'bidding', 'recruitment', 'manoeuvre', 'bombardment'], stop: 'sol-look' },
    { key: 'range', when: ['manoeuvre'], stop: 'sol-range' },
    { key: 'deploy', when: ['manoeuvre'], stop: 'sol-deployment' },
    { key: 'immunity', when: ['influence'], stop: 'sol-immunity' },
    { key: 'aim', when: ['end'] },
  ],
  'jol-nar': [
    { key: 'look', when: ['bidding'], stop: 'jol-nar-look' },
    { key: 'forecast', when: ['manoeuvre'], stop: 'jol-nar-forecast' },
    { key: 'question', when: ['battle'], stop: 'jol-nar-question' },
  ],
  letnev: [
    { key: 'traitors', when: ['battle'] },
    { key: 'card', when: ['bidding'], stop: 'letnev-card' },
    { key: 'hand', when: ['bidding'], stop: 'letnev-hand' },
  ],
  hacan: [
    { key: 'income', when: ['manoeuvre'], stop: 'hacan-income' },
    { key: 'half', when: ['manoeuvre'], stop: 'hacan-discount' },
    { key: 'move', when: ['manoeuvre'], stop: 'hacan-move' },
    { key: 'aim', when: ['end'] },
  ],
  xxcha: [
    { key: 'prediction', when: ['end'] },
    { key: 'command', when: ['battle'], stop: 'xxcha-command' },
    { key: 'turning', when: ['battle'], stop: 'xxcha-turning' },
    { key: 'council', when: ['manoeuvre'], stop: 'xxcha-council' },
  ],
};
