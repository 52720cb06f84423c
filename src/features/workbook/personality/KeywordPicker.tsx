import type { QuestionProps } from '../question-kinds.ts'

export default function KeywordPicker({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
