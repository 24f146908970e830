/** The rules' Markdown as data: chapters of numbered paragraphs. */
export interface Paragraph {
  number: string;
  text: string;
}
export interface Chapter {
  number: string;
  title: string;
  paragraphs: Paragraph[];
}

export function chapters(markdown: string): Chapter[] {
  const found: Chapter[] = [];
  for (const block of markdown.replace(/<!--[\s\S]*?-->/g, '').split(/\n\s*\n/)) {
    const heading = /^##\s+(\d+)\s+(.+)$/.exec(block.trim());
    const paragraph = /^\*\*(\d+\.\d+)\*\*\s+([\s\S]+)$/.exec(block.trim());
    if (heading) found.push({ number: heading[1]!, title: heading[2]!, paragraphs: [] });
    else if (paragraph)
      found.at(-1)?.paragraphs.push({ number: paragraph[1]!, text: paragraph[2]!.replace(/\s*\n\s*/g, ' ') });
    else if (block.trim() && found.at(-1)?.paragraphs.length)
      found.at(-1)!.paragraphs.at(-1)!.text += ` ${block.trim()}`;
  }
  return found;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** The names of pieces, and their symbols. */
export type Pieces = readonly (readonly [name: string, symbol: string])[];

/** The first mention of a piece in a paragraph is followed by the piece. Plurals in -s and -x count. */
function illustrated(html: string, pieces: Pieces): string {
  return pieces.reduce((text, [name, symbol]) => {
    const mention = new RegExp(`(?<![\\p{L}<#])(${escaped(name)}[sx]?)(?!\\p{L})(?![^<]*>)`, 'iu');
    return text.replace(
      mention,
      (word) => `${word} <svg class="pc" viewBox="0 0 100 100" aria-hidden="true"><use href="#${symbol}"/></svg>`,
    );
  }, html);
}

/**
 * As HTML: emphasis, links to other paragraphs, and what was searched for. The text is ours, and escaped all the same.
 */
export function highlighted(text: string, needle: string, pieces: Pieces = []): string {
  let html = escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>');
  html = html.replace(/\b(\d{1,2}\.\d{1,2})\b/g, '<a href="#$1">$1</a>');
  html = illustrated(html, pieces);
  if (!needle) return html;
  const pattern = new RegExp(escaped(needle).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
  return html.replace(
    /(<[^>]*>)|([^<]+)/g,
    (_, tag: string | undefined, words: string) => tag ?? words.replace(pattern, (hit) => `<mark>${hit}</mark>`),
  );
}
