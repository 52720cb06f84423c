/**
 * Whether a style sheet, declarations or an attribute of a drawing load nothing: no URLs but references to the drawing's own
 * parts, no imports, and no escapes that could hide either.
 *
 * Both the text as it is and without its comments: what looks like a comment may be inside a string or an address, where it is none.
 */
export function isHarmlessStyle(style: string): boolean {
  return [style, style.replace(/\/\*[\s\S]*?\*\//g, '')].every(
    (text) => !loading.test(text.replace(ownReference, '')),
  )
}

const ownReference = /url\(\s*(["']?)#[^\s"'()]+\1\s*\)/gi

const loading =
  /\\|@import|@font-face|@namespace|(url|src|image|image-set|expression)\s*\(|javascript:|behavior\s*:|-moz-binding/i
