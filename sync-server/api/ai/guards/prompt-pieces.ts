/** Letters of the prompt in a row, without spaces, by which it is recognised. */
const pieceLetters = 20

/** Whether a text repeats a piece of the prompt. */
export function repeatsPrompt(text: string, prompt: string): boolean {
  const [said, instructions] = [dense(text), dense(prompt)]
  for (let at = 0; at + pieceLetters <= said.length; at += 1)
    if (instructions.includes(said.slice(at, at + pieceLetters))) return true
  return false
}

function dense(text: string): string {
  return text.replaceAll(/\s/g, '')
}
