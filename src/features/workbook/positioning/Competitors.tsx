import type { QuestionProps } from '../question-kinds.ts'

export default function Competitors({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
