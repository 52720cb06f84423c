/**
 * Whether a text contains an answer, so that it does not have to be said again beside it: whatever its capitals, spaces,
 * commas, quotation marks, and the full stop at its end. An empty answer is contained in every text.
 */
export function says(text: string, answer: string): boolean {
  return plain(text).includes(plain(answer))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[,，、;；:：…·"'“”‘’「」『』]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.!?。！？]+$/u, '')
    .trim()
}
