/** The rules' Markdown as data: chapters of numbered paragraphs. */
import type { NamedPiece } from '../boards/plugin';

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

/** A word in singular or plural: in -s and -x, and in Italian by its last vowel. */
function inflected(word: string, lang: string): string {
  if (lang !== 'it') return `${word}[sx]?`;
  if (word.length < 4) return word; // re
  if (word.endsWith('io')) return `${word.slice(0, -2)}(?:io|l?i)`; // templi
  return /[aeo]$/.test(word) ? `${word.slice(0, -1)}(?:[aeio]|h[ei])` : word;
}

/** The first mention of a piece in a paragraph gets its picture. */
function illustrated(html: string, pieces: readonly NamedPiece[], lang: string): string {
  return pieces.reduce((text, { names, symbol, box = '0 0 100 100' }) => {
    const forms = names.map((name) => inflected(escaped(name), lang)).join('|');
    const mention = new RegExp(`(?<![\\p{L}#])(?:${forms})(?!\\p{L})(?![^<]*>)`, 'u');
    const picture = `<svg class="pc" viewBox="${box}" aria-hidden="true"><use href="#${symbol}"/></svg>`;
    return text.replace(mention, (word) => `${picture}\u00a0${word}`);
  }, html);
}

/**
 * Renders as HTML: emphasis, links to other paragraphs, and search results. The text is ours, and escaped all the same.
 */
export function highlighted(text: string, needle: string, pieces: readonly NamedPiece[] = [], lang = 'en'): string {
  let html = escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>');
  html = html.replace(/\b(\d{1,2}\.\d{1,2})\b/g, '<a href="#$1">$1</a>');
  html = illustrated(html, pieces, lang);
  if (!needle) return html;
  const pattern = new RegExp(escaped(needle).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
  return html.replace(
    /(<[^>]*>)|([^<]+)/g,
    (_, tag: string | undefined, words: string) => tag ?? words.replace(pattern, (hit) => `<mark>${hit}</mark>`),
  );
}
