import type { StepWords } from '#kits/words/content.ts'
import type { IndustryExamples } from '#kits/words/industry-examples.ts'

/**
 * The words of a step with the placeholders of the brand's industry; without placeholders that are examples as
 * long as it is unknown of which industry they are, so that they are not exchanged while the user reads them.
 */
export function wordsOfIndustry(words: StepWords, industry: IndustryExamples | null | undefined): StepWords {
  if (industry === null) return words
  const placeholders = Object.fromEntries(
    Object.entries(words.placeholders).map(([path, text]) => [
      path,
      industry === undefined ? withoutExample(text) : (industry.placeholders[path] ?? text),
    ]),
  )
  // That of a step with one field is the field's.
  const [same] = Object.keys(words.placeholders).filter(
    (path) => words.placeholders[path] === words.placeholder,
  )
  return { ...words, placeholders, placeholder: (same && placeholders[same]) ?? words.placeholder }
}

function withoutExample(placeholder: string): string {
  return /^(예: |e\.g\. |例：|例如：)/.test(placeholder) ? '' : placeholder
}
