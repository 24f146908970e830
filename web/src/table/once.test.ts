import { describe, expect, it } from 'vitest';
import { Once } from './once';

function slow() {
  const answers: ((accepted: boolean) => void)[] = [];
  const work = () => new Promise<boolean>((answer) => answers.push(answer));
  return { answers, work };
}

describe('work that runs only once at a time', () => {
  it('is not started again while it runs, and both get its result', async () => {
    const [once, { answers, work }] = [new Once<number, boolean>(), slow()];
    const both = [once.run(7, work), once.run(7, work)];
    expect(answers).toHaveLength(1);
    answers[0]!(true);
    expect(await Promise.all(both)).toEqual([true, true]);
  });
  it('does not delay other work', () => {
    const [once, { answers, work }] = [new Once<number, boolean>(), slow()];
    void once.run(7, work);
    void once.run(8, work);
    expect(answers).toHaveLength(2);
  });
  it('can run again after it has ended, even if it failed', async () => {
    const once = new Once<number, boolean>();
    await expect(once.run(7, () => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
    expect(await once.run(7, () => Promise.resolve(true))).toBe(true);
  });
});
