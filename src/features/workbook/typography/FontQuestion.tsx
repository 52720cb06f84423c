import type { QuestionProps } from '../question-kinds.ts'

export default function FontQuestion({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
