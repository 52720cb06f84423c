import { saysAi } from '#model/pictures/ai-mark.ts'

/** Formats that keep the mark. */
const marked = /^image\/(jpeg|png|webp)$/
/** In bytes: metadata stands before the pixels, or behind them as in WebP. */
const looked = 128 * 1024

/** Whether the metadata of a stored picture say that a model made it. What else its metadata said was removed when it was added. */
export async function saysMade(picture: Blob): Promise<boolean> {
  if (!marked.test(picture.type)) return false
  for (const part of [picture.slice(0, looked), picture.slice(-looked)])
    if (saysAi(new Uint8Array(await part.arrayBuffer()))) return true
  return false
}
