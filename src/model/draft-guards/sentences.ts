/** The sentences of a text without their closing signs, quotes and brackets; lines end sentences as well. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…。！？])["'”’」』)\]]*\s+|\n+/u)
    .map((sentence) =>
      sentence.replace(/(?:[\s.!?…。！？~"'”’」』)\]]|\p{Extended_Pictographic}|\uFE0F)+$/gu, '').trim(),
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
