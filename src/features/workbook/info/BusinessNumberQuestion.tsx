import type { QuestionProps } from '../question-kinds.ts'

export default function BusinessNumberQuestion({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
