/** `#RRGGBB` or nothing: it stands in a style sheet. */
export function hexForm(candidate: unknown): string | null {
  return typeof candidate === 'string' && /^#[0-9A-Fa-f]{6}$/.test(candidate) ? candidate.toUpperCase() : null
}
