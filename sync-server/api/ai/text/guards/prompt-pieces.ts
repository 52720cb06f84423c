/** Letters of the prompt in a row by which it is recognised; any white space is one space. */
const pieceLetters = 20

/** Whether a text repeats a piece of the prompt. */
export function repeatsPrompt(text: string, prompt: string): boolean {
  const [said, instructions] = [plain(text), plain(prompt)]
  for (let at = 0; at + pieceLetters <= said.length; at += 1)
    if (instructions.includes(said.slice(at, at + pieceLetters))) return true
  return false
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
