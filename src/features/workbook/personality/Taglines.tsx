import type { QuestionProps } from '../question-kinds.ts'

export default function Taglines({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
