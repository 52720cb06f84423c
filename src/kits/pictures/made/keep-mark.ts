import { saysMade } from './says-made.ts'

/** A JPEG or PNG that was drawn from a picture: where a model made that one, it says so, too. */
export async function keepMark(from: Blob, drawn: Blob): Promise<Blob> {
  if (!(await saysMade(from))) return drawn
  const { addAiMark } = await import('#model/pictures/add-ai-mark.ts')
  const marked = addAiMark(new Uint8Array(await drawn.arrayBuffer()), drawn.type)
  return marked ? new Blob([marked], { type: drawn.type }) : drawn
}
