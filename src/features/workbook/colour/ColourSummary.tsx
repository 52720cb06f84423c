import type { QuestionProps } from '../question-kinds.ts'

export default function ColourSummary({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
