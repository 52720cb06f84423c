import type { QuestionProps } from '../question-kinds.ts'

export default function KeywordOrder({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
