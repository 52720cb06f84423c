import type { QuestionProps } from '../question-kinds.ts'

export default function VectorLogo({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
