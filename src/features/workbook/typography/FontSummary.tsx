import type { QuestionProps } from '../question-kinds.ts'

export default function FontSummary({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
