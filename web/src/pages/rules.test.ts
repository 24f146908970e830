import { describe, expect, it } from 'vitest';
import { highlighted } from './rules';

const PIECES = [{ names: ['temple', 'Temple'], symbol: 'tile-red' }];

describe('a paragraph of the rules', () => {
  it('shows a piece once, before its first mention', () => {
    const html = highlighted('Two temples and a Temple, see 9.1.', '', PIECES);
    expect(html.match(/#tile-red/g)).toHaveLength(1);
    expect(html.startsWith('Two <svg')).toBe(true);
    expect(html).toContain('<a href="#9.1">9.1</a>');
  });
  it('does not match a piece inside a longer word', () => {
    expect(highlighted('A template is no contemplation.', '', PIECES)).not.toContain('svg');
  });
  it('knows Italian plurals', () => {
    const drawn = (text: string, ...names: string[]) =>
      highlighted(text, '', [{ names, symbol: 'x' }], 'it').includes('#x');
    expect(drawn('due templi', 'tempio')).toBe(true);
    expect(drawn('due mercati', 'mercato')).toBe(true);
    expect(drawn('due fattorie', 'fattoria')).toBe(true);
    expect(drawn('due catastrofi', 'catastrofe')).toBe(true);
    expect(drawn('due tempeste', 'tempio')).toBe(false);
  });
  it('marks search results, and leaves pictures intact', () => {
    const html = highlighted('A temple.', 'temple', PIECES);
    expect(html).toMatch(/^A <svg.*<\/svg>\u00a0<mark>temple<\/mark>\.$/);
    expect(html).toContain('href="#tile-red"');
  });
});
